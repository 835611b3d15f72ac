import { mainWays } from './engine.ts'
import { openFirefox } from './firefox.ts'

mainWays('Firefox', openFirefox)
