import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawHtml } from './draw-html.ts'

const drawn = (pagina: React.ReactNode) => drawHtml(pagina, { nonce: 'n', onError: () => {} })

test('a page comes as one text, whatever React hands over: letters of several bytes at every place of its views', async () => {
  // A letter of three bytes, moved by one each time, so that views of 4096 end within one.
  const pagina = (
    <ul>
      {Array.from({ length: 3000 }, (_, n) => (
        <li key={n} title="ção — €">
          {'a'.repeat(n % 7)}€😀
        </li>
      ))}
    </ul>
  )
  expect(await drawn(pagina)).toBe(renderToString(pagina))
})

test('a page that cannot be drawn is told of', async () => {
  const Quebrada = () => {
    throw new Error('quebrou')
  }
  await expect(drawn(<Quebrada />)).rejects.toThrow('quebrou')
})
