/**
 * The service worker. On installation it fetches all files of the site except the largest into a cache of this version;
 * the largest are cached on first use. The previous version's cache is deleted once no page of it is open. Files with a
 * hash in their name never change and come from the cache; everything else comes from the network, or from the cache if
 * the network fails or is slow.
 */
/* global site: the version, the files and the largest ones, prepended by the build */
const home = new URL('./', self.location.href)
const family = `kumiki ${home.pathname} `
const name = family + site.version
const addresses = new Set(site.files.map((file) => new URL(file, home).href))
const later = new Set(site.later.map((file) => new URL(file, home).href))

const patienceMs = 3_000
/** Until this time the cache answers without waiting for the network. */
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

/** The address of a page without its query, so that it has one cache entry. */
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
