/** A component that renders again only when one of its props has changed. */
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
