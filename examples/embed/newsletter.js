// What the page does when the puzzle is solved: the component tells, and never says how.
addEventListener('kumiki-status', ({ detail }) => {
  if (detail.status === 'complete') document.querySelector('#thanks').hidden = false
})
