//! What is left to do, as a stack: a list of tasks whose last one is at hand. It lies in the state as plain data, so that a game can
//! be saved in the middle of a nested reaction; and it changes by events like everything else, so that events alone rebuild it. A
//! game puts [`Change`] into one of its events.

use serde::{Deserialize, Serialize};

/// What became of the tasks. Places are counted from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change<Task> {
    /// It is dealt with before what was at hand.
    Pushed(Task),
    /// It waits below others that are dealt with first.
    Inserted { at: usize, task: Task },
    /// What was at hand is done.
    Popped,
    /// What was waiting there has come to nothing.
    Removed { at: usize },
    /// What is to do there is no longer the same.
    Replaced { at: usize, task: Task },
    /// What was waiting there comes to hand.
    Raised { at: usize },
}

impl<Task: Clone> Change<Task> {
    /// What does not fit the tasks changes nothing: events may have come from elsewhere.
    #[inline]
    pub fn carry_out(&self, tasks: &mut Vec<Task>) {
        match self {
            Change::Pushed(task) => tasks.push(task.clone()),
            Change::Inserted { at, task } => tasks.insert((*at).min(tasks.len()), task.clone()),
            Change::Popped => drop(tasks.pop()),
            Change::Removed { at } if *at < tasks.len() => drop(tasks.remove(*at)),
            Change::Raised { at } if *at < tasks.len() => tasks[*at..].rotate_left(1),
            Change::Removed { .. } | Change::Raised { .. } => {}
            Change::Replaced { at, task } => {
                if let Some(there) = tasks.get_mut(*at) {
                    *there = task.clone();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Change::{self, *};

    fn after(changes: &[Change<char>]) -> String {
        let mut tasks = vec!['a', 'b', 'c'];
        changes.iter().for_each(|change| change.carry_out(&mut tasks));
        tasks.into_iter().collect()
    }

    #[test]
    fn the_last_task_is_at_hand() {
        assert_eq!(after(&[Pushed('d')]), "abcd");
        assert_eq!(after(&[Popped, Popped]), "a");
    }

    #[test]
    fn tasks_below_change_where_they_are() {
        assert_eq!(after(&[Inserted { at: 1, task: 'd' }]), "adbc");
        assert_eq!(after(&[Removed { at: 1 }]), "ac");
        assert_eq!(after(&[Replaced { at: 0, task: 'd' }]), "dbc");
        assert_eq!(after(&[Raised { at: 0 }]), "bca", "the others keep their order");
    }

    #[test]
    fn a_change_that_does_not_fit_changes_nothing() {
        assert_eq!(after(&[Removed { at: 3 }, Replaced { at: 3, task: 'd' }, Raised { at: 9 }]), "abc");
        assert_eq!(after(&[Inserted { at: 9, task: 'd' }]), "abcd");
        assert_eq!(after(&[Popped, Popped, Popped, Popped]), "");
    }
}
