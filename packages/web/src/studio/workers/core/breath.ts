/** A search that shares its thread: it works in slices, and lets messages in between them. */

/** The maximum time for which an answer may have to wait. */
export const sliceMs = 20

const channel = new MessageChannel()
channel.port1.start()

export const breath = (): Promise<void> =>
  new Promise((done) => {
    channel.port1.addEventListener('message', () => done(), { once: true })
    channel.port2.postMessage(null)
  })
