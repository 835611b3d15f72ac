/** The frame of one of the four views: number, name, tools and content. */
import type { ComponentChildren } from 'preact'

interface Props {
  readonly number: number
  readonly name: string
  readonly view: string
  readonly tools?: ComponentChildren
  readonly children: ComponentChildren
}

export const View = ({ number, name, view, tools, children }: Props) => (
  <section class="view" data-view={view} aria-label={name}>
    <header>
      <i aria-hidden="true">{number}</i>
      <h2>{name}</h2>
      <span class="grow" />
      {tools}
    </header>
    <div class="view-body">{children}</div>
  </section>
)
