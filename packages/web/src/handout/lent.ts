/** Japanese type that came with the page, under the first name that its style asks for. */
export async function lendType(type: ArrayBuffer | null): Promise<void> {
  if (!type) return
  const font = await new FontFace('BIZ UDPGothic', type).load().catch(() => null)
  if (font) document.fonts.add(font)
}
