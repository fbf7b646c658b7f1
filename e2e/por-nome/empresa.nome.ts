import { createEmpresa } from '../aprovacao.ts'
import { findProduto, login, setCart } from '../passos.ts'
import { capacidade, enter } from './capacidade.ts'

capacidade(
  'who only prepares asks, and who answers for the company approves (§6 Order permission)',
  async ({ leitor, page }) => {
    const { dona, caio } = await createEmpresa()
    await login(page, 'atacado', caio)
    await setCart(page, 'atacado', [
      { id: await findProduto(page, 'atacado', 'farinha de trigo'), quantidade: 20 },
    ])
    await leitor.open('/atacado/finalizar')
    await leitor.check('radio', /^Pix/)
    await leitor.press('button', 'Enviar para aprovação')
    await leitor.hears('heading', 'Seu pedido de aprovação')
    await login(page, 'atacado', dona)
    await leitor.open('/atacado/aprovacoes')
    await leitor.press('link', /^Conferir: Caio Nunes/)
    await leitor.press('button', /^Aprovar/)
    await leitor.hearsText(/[Aa]provado/)
  },
)

capacidade(
  'notes what to do with a line, empties the cart, takes it back (§3 Cart line)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await setCart(page, 'emporio', [
      { id: await findProduto(page, 'emporio', 'cafe em graos'), quantidade: 2 },
    ])
    await leitor.open('/emporio/carrinho')
    await leitor.press('button', /^Nota ou troca de Café/)
    await leitor.write('textbox', /^Observação de Café/, 'torra clara')
    await leitor.choose(/^Se faltar/, 'Remover e estornar')
    await leitor.hearsText(/Salvo/)
  },
)
