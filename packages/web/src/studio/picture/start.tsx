/** Shown without a picture: a drop area, buttons to choose a file or to draw, and sample pictures. */
import { useLang } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { ChooseFile } from '../open/file.tsx'
import { pictureText } from '../text/picture.ts'
import { useText } from '../text/text.ts'
import { type PictureSample, pictureSamples } from './samples.ts'
import { thumbnailOf } from './thumbnail.ts'

interface Props {
  readonly onFile: (file: File) => void
  readonly onDraw: () => void
  readonly onSample: (sample: PictureSample) => void
}

export function Start({ onFile, onDraw, onSample }: Props) {
  const text = useText(pictureText)
  const lang = useLang()
  return (
    <div class="picture-start">
      <h2>{text.start}</h2>
      <p class="quiet">{text.startNote}</p>
      <p class="starts">
        <ChooseFile variant="primary" onFile={onFile}>
          {text.choose}
        </ChooseFile>
        <Button icon="pencil" onPress={onDraw}>
          {text.drawYourself}
        </Button>
      </p>
      <h3>{text.samples}</h3>
      <ul class="picture-samples">
        {pictureSamples.map((sample) => (
          <li key={sample.id}>
            <button type="button" data-sample={sample.id} onClick={() => onSample(sample)}>
              <svg viewBox={thumbnailOf(sample.picture).box} aria-hidden="true">
                <path d={thumbnailOf(sample.picture).path} />
              </svg>
              {sample.name[lang]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
