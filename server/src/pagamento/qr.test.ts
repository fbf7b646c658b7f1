import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { expect, test } from 'vitest'

import { toQr } from './show-pagamento.ts'

const ESCALA = 4

/** What a scanner reads from a QR as the screen draws it. */
function scan({ qr, lado }: { qr: string; lado: number }): string {
  const largura = lado * ESCALA
  const pontos = new Uint8ClampedArray(largura * largura).fill(255)
  for (const [, x = '', y = '', n = ''] of qr.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let linha = Number(y) * ESCALA; linha < (Number(y) + 1) * ESCALA; linha++)
      pontos.fill(0, linha * largura + Number(x) * ESCALA, linha * largura + (Number(x) + Number(n)) * ESCALA)
  const imagem = new BinaryBitmap(
    new GlobalHistogramBinarizer(new RGBLuminanceSource(pontos, largura, largura)),
  )
  return new QRCodeReader().decode(imagem, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText()
}

test.each([
  [
    'a Pix',
    '00020126360014br.gov.bcb.pix0114pix@loja.test52040000530398654055.555802BR5904LOJA6008CAMPINAS6304ABCD',
  ],
  ['a long one', `0002${'a1B2c3'.repeat(60)}`],
])('the QR of %s says to a scanner what it was made of', (_, texto) => {
  expect(scan(toQr(texto))).toBe(texto)
})
