/**
 * The player of a handout: a page that holds its puzzles, opened as a file, in a mail or in a course, without a
 * network.
 */
import { render } from 'preact'
import '../style/style.css'
import './handout.css'
import { openGames } from '../store/games.ts'
import { readPreferences } from '../store/preferences.ts'
import { learn } from '../text/words.ts'
import { langOf } from '../ui/surroundings.ts'
import { courseOf } from './course/open.ts'
import { lendType } from './lent.ts'
import { openAll } from './open.ts'
import { Handout } from './page.tsx'

const { kumikiHandout: held } = globalThis
const [course] = await Promise.all([courseOf(held.report), learn(langOf(readPreferences())), lendType(held.type)])
// a device in a classroom has many learners, and their course knows which of them this is
const games = await openGames(course?.keeper)
const puzzles = await openAll(held, games)
const root = document.querySelector('main')
if (root) {
  root.replaceChildren()
  render(<Handout puzzles={puzzles} title={held.title} games={games} course={course} />, root)
}
