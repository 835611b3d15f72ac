/** What follows from an object that never changes, worked out once for it. */
export function perObject<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}
