/** A part of a page that is drawn again only when something that it is given is another value. */
import { Component, type FunctionComponent } from 'preact'

export function memo<P extends object>(Part: FunctionComponent<P>) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return Object.entries(next).some(([name, value]) => Reflect.get(this.props, name) !== value)
    }
    override render() {
      return <Part {...this.props} />
    }
  }
}
