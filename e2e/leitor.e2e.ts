import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { decideCookies, findFornecedor } from './passos.ts'

/** Bars of an EAN-13, 95 modules: the codes of its digits as GS1 writes them. */
function drawEan13(codigo: string): string {
  const L = [
    '0001101',
    '0011001',
    '0010011',
    '0111101',
    '0100011',
    '0110001',
    '0101111',
    '0111011',
    '0110111',
    '0001011',
  ]
  const paridades = [
    'LLLLLL',
    'LLGLGG',
    'LLGGLG',
    'LLGGGL',
    'LGLLGG',
    'LGGLLG',
    'LGGGLL',
    'LGLGLG',
    'LGLGGL',
    'LGGLGL',
  ]
  const flip = (bits: string) => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'))
  const [primeiro = 0, ...resto] = [...codigo].map(Number)
  const esquerda = resto.slice(0, 6).map((digito, i) => {
    const bits = L[digito] ?? ''
    return paridades[primeiro]?.[i] === 'G' ? [...flip(bits)].toReversed().join('') : bits
  })
  const direita = resto.slice(6).map((digito) => flip(L[digito] ?? ''))
  return `101${esquerda.join('')}01010${direita.join('')}101`
}

const EAN = '7891000100103'

/** Gives the code to a product that no other test looks at, because products of the demo have no codes. Returns its name. */
async function nameComCodigo(page: Page): Promise<string> {
  const idfornecedor = await findFornecedor(page, 'emporio')
  const [produto] = await withBanco(
    (sql) => sql<{ nome: string }[]>`
      update produto set ean = ${EAN} where (idfornecedor, idcadastroextraproduto) = (
        select idfornecedor, idcadastroextraproduto from produto left join estoque e using (idfornecedor, idcadastroextraproduto)
        where idfornecedor = ${idfornecedor} and ativo and unidade = 'un' and not maior_de_18 and idprodutoprincipal is null
          and (e.quantidade is null or e.quantidade > 100000) and multiploincremento is null and preco is not null
        order by vendas, idcadastroextraproduto limit 1)
      returning nome`,
  )
  if (!produto) throw new Error('no product for the code')
  return produto.nome
}

/** A camera that is shown a code whenever the test says so, and a browser that has no reader built in. */
async function installCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    navigator.mediaDevices.getUserMedia = async () => {
      const tela = document.createElement('canvas')
      tela.width = 640
      tela.height = 480
      const pincel = tela.getContext('2d')
      setInterval(() => {
        if (!pincel) return
        pincel.fillStyle = '#fff'
        pincel.fillRect(0, 0, 640, 480)
        pincel.fillStyle = '#000'
        const barras = document.documentElement.dataset['barras'] ?? ''
        for (const [i, bit] of [...barras].entries())
          if (bit === '1') pincel.fillRect(80 + i * 5, 140, 5, 200)
      }, 50)
      return tela.captureStream(20)
    }
  })
}
const show = (page: Page, barras: string) =>
  page.evaluate((barras) => void (document.documentElement.dataset['barras'] = barras), barras)

test.beforeEach(({ page }) => decideCookies(page))

test('a bar code held to the camera goes into the cart, shown again once more; a code of nothing says so (ux 4.3) @desktop', async ({
  page,
}) => {
  const nome = await nameComCodigo(page)
  await installCamera(page)
  await page.goto('/emporio/revisao')
  await page.getByRole('button', { name: 'Ler código de barras' }).click()
  const leitor = page.getByRole('dialog', { name: 'Ler código de barras' })
  const linha = leitor.getByRole('listitem').filter({ hasText: nome })
  await expect(leitor.getByText('Aproxime as barras da linha')).toBeVisible()
  await show(page, drawEan13(EAN))
  await expect(linha).toContainText('1 un. no carrinho')
  // A code that stays in view counts once: it is gone before it comes again.
  await show(page, drawEan13('7891000999998'))
  await expect(leitor.getByRole('listitem').filter({ hasText: 'Nenhum produto com o código' })).toBeVisible()
  await leitor.getByLabel('Código do produto').fill(EAN)
  await leitor.getByRole('button', { name: 'Adicionar' }).click()
  await expect(linha).toContainText('2 un. no carrinho')
})

test('without leave to use the camera the code is typed, and a wrong one is told (ux 4.3) @desktop', async ({
  page,
}) => {
  const nome = await nameComCodigo(page)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/emporio/revisao')
  await page.getByRole('button', { name: 'Ler código de barras' }).click()
  const leitor = page.getByRole('dialog', { name: 'Ler código de barras' })
  await expect(leitor.getByText('A câmera não foi liberada')).toBeVisible()
  const campo = leitor.getByLabel('Código do produto')
  await campo.fill('7891000100104')
  await campo.press('Enter')
  await expect(leitor.getByText('Confira os números: este código de barras não existe.')).toBeVisible()
  await campo.fill(EAN)
  await campo.press('Enter')
  await expect(leitor.getByRole('listitem').filter({ hasText: nome })).toContainText('1 un. no carrinho')
})
