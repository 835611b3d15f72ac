// Installed beside the site when the single-file pages are built: a page that is opened as a file redirects to its
// single-file version.
location.replace(
  (document.currentScript.getAttribute('src').startsWith('..') ? '../play.html' : 'kumiki.html') +
    location.search +
    location.hash,
)
