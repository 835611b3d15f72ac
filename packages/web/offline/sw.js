/**
 * Keeps the site on a device. All of its files but the largest are fetched when this worker is installed, into a cache of their own, and the
 * largest when they are first used; the cache before it is dropped when no page of the older site is open any more. Files with their hash in their name never change and come from the cache;
 * everything else comes from the network, or from the cache where that fails or takes long.
 */
/* global site: the version, the files and the largest ones, put above this line by the build */
const home = new URL('./', self.location.href)
const family = `kumiki ${home.pathname} `
const name = family + site.version
const addresses = new Set(site.files.map((file) => new URL(file, home).href))
const later = new Set(site.later.map((file) => new URL(file, home).href))

const patienceMs = 3_000
/** Until when the network is not waited for. */
let slowUntil = 0

const isHashed = (address) => address.startsWith(new URL('assets/', home).href)

self.addEventListener('install', (event) => event.waitUntil(fetchAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const address = addressOf(request)
  if (addresses.has(address))
    event.respondWith(isHashed(address) ? fromCache(address, request) : fromNetwork(address, request))
  else if (later.has(address)) event.respondWith(keptNow(address, request))
  else if (request.mode === 'navigate' && addresses.has(`${address}/`))
    event.respondWith(orElse(fetch(request), () => toFolder(request)))
})

/** A page has one address, whatever is asked of it. */
function addressOf({ url }) {
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/\/index\.html$/, '/')
}

async function fetchAll() {
  const cache = await caches.open(name)
  await Promise.all(
    [...addresses].map(async (address) => {
      const known = isHashed(address) && (await caches.match(address))
      await (known ? cache.put(address, known) : cache.add(new Request(address, { cache: 'no-cache' })))
    }),
  )
  for (const address of later) {
    const known = await caches.match(address)
    if (known) await cache.put(address, known)
  }
}

async function takeOver() {
  for (const other of await caches.keys()) if (other.startsWith(family) && other !== name) await caches.delete(other)
  await self.clients.claim()
}

async function fromCache(address, request) {
  return (await cached(address)) ?? fetch(request)
}

async function keptNow(address, request) {
  const stored = await cached(address)
  if (stored) return stored
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(name)).put(address, answer.clone()).catch(() => {})
  return answer
}

async function fromNetwork(address, request) {
  const stored = await cached(address)
  if (!stored) return fetch(request)
  if (Date.now() < slowUntil) return stored
  let waiting
  const late = new Promise((done) => {
    waiting = setTimeout(() => {
      slowUntil = Date.now() + 10 * patienceMs
      done(stored)
    }, patienceMs)
  })
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : stored))
  const answer = await orElse(Promise.race([fresh, late]), () => stored)
  clearTimeout(waiting)
  return answer
}

const cached = async (address) => (await caches.open(name)).match(address)

const orElse = (promise, other) => promise.catch(other)

function toFolder({ url }) {
  const to = new URL(url)
  to.pathname += '/'
  return Response.redirect(to.href)
}
