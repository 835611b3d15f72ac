/** The entry of the studio, where puzzles are made, stored, printed and shared. */
import { render } from 'preact'
import './style/studio.css'
import { readPreferences } from '../store/preferences.ts'
import { learn } from '../text/words.ts'
import { addSigns } from '../ui/icons.tsx'
import { studioSigns } from '../ui/signs.ts'
import { langOf } from '../ui/surroundings.ts'
import { keepOffline } from '../work/offline.ts'
import { App } from './app.tsx'
import { openProjects } from './model/projects.ts'

addSigns(studioSigns)
const [projects] = await Promise.all([openProjects(), learn(langOf(readPreferences()))])
const root = document.querySelector('main')
if (root) render(<App projects={projects} />, root)
keepOffline()
