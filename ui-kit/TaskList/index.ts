export { type Task, TaskList, type TaskListProps } from './TaskList';
