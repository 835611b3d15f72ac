/** `npm run build`: sets up, builds each page of the site as one file too, and prints the results with their places. */
import { buildSingleFile, setUp } from './setup.mjs'

setUp()
buildSingleFile()
console.log(
  [
    'Built: packages/web/dist is the site, for any web server; kumiki.html in it is the whole studio in one file, play.html the player. Here: npm start.',
    'ビルドしました: packages/web/dist がサイトで、どの Web サーバーにも置けます。その中の kumiki.html はスタジオ全体、play.html はプレーヤーを1つにしたファイルです。この場で使うには: npm start。',
  ].join('\n'),
)
