import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'

import { writePaginas } from './write-sitemap.ts'

/** The texts of an XML file, in order; throws where it is none. */
function readTextos(xml: string): string[] {
  const textos: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (texto) => void textos.push(texto.trim()))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return textos.filter((texto) => texto !== '')
}

test('an address with what XML keeps for itself is that address to who reads the sitemap', () => {
  const loc = 'https://vitrine.example/emporio?cor=azul&tamanho=<3>'
  expect(readTextos(writePaginas([{ loc, mudado_em: null }]))).toEqual([loc])
})
