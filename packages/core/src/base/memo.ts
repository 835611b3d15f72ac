/** Caches a value derived from an immutable object, computed once per object. */
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
