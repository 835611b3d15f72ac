/** `@kumiki/core/examples`: how each kind is solved, in pictures. A page loads the kind that it asks for. */
export { type Lesson, lessonOf } from './kinds/lesson.ts'
