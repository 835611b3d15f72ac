// Stands beside the site where its pages are there as one file each: whoever opens a page of the site as a file is led to its own.
location.replace(
  (document.currentScript.getAttribute('src').startsWith('..') ? '../play.html' : 'kumiki.html') +
    location.search +
    location.hash,
)
