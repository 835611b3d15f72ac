import { mainWays } from './engine.ts'
import { openWebKit } from './webkit.ts'

mainWays('WebKit', openWebKit)
