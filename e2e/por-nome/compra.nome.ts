import { drawDocumento } from '../conta.ts'
import { findProduto, setCart } from '../passos.ts'
import { capacidade, enter } from './capacidade.ts'

const CAFE = 'Café torrado e moído Serra Alta'

capacidade(
  'says where to deliver, is offered the stores that come, enters one (§2 Address search, §4)',
  async ({ leitor }) => {
    await leitor.open('/')
    await leitor.check('radio', 'Entrega')
    await leitor.write('combobox', 'CEP, rua ou cidade', '13015-002')
    await leitor.press('option', /13015-002|Campinas/)
    await leitor.press('link', /^Empório da Serra.*R\$/)
    await leitor.hears('link', 'Empório da Serra, início')
  },
)

capacidade(
  'browses by category, filters, sorts, turns the page (§2 Product list)',
  async ({ leitor, isCelular }) => {
    await leitor.open('/emporio?categ=mercearia')
    await leitor.hears('heading', 'Mercearia')
    if (isCelular) {
      await leitor.press('button', 'Filtrar e ordenar')
      const filtros = leitor.em('dialog', /Filtr/)
      await filtros.check('checkbox', /^Ervanário/)
      await filtros.press('button', /^Ver \d+ produto/)
    } else {
      await leitor.press('link', /^Carregar mais/)
      await leitor.hearsText(/40 de \d+ produtos/)
      await leitor.choose('Ordem', 'Menor preço')
      await leitor.hearsText(/20 de \d+ produtos/)
      await leitor.check('checkbox', /^Ervanário/)
    }
    await leitor.hearsText(/Ervanário/)
  },
)

capacidade('searches, takes a suggestion, reads the product (§2, §5 Search results)', async ({ leitor }) => {
  await leitor.open('/emporio')
  await leitor.write('combobox', 'Buscar produtos', 'azeite')
  await leitor.press('option', /^Azeite extravirgem/)
  await leitor.hears('heading', /Azeite/)
  await leitor.hearsText(/Ficha técnica/)
})

capacidade(
  'puts into the cart, changes, removes and brings back (§4 Cart quantity)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await leitor.open(`/emporio/produto/${await findProduto(page, 'emporio', 'cafe torrado serra alta')}`)
    await leitor.press('button', /^Adicionar • R\$/)
    await leitor.press('button', `Aumentar quantidade de ${CAFE}`)
    await leitor.hears('link', /^Carrinho, R\$.[\d,]+, 1 produto$/)
    await leitor.open('/emporio/carrinho')
    await leitor.hearsText(/Carrinho 1 produto/)
    await leitor.press('button', `Aumentar quantidade de ${CAFE}`)
    await leitor.write('textbox', `Quantidade de ${CAFE}`, '5')
    await leitor.press('button', `Diminuir quantidade de ${CAFE}`)
    await leitor.press('switch', /Embalar para presente/)
    await leitor.press('button', `Remover ${CAFE}`)
    await leitor.press('button', 'Desfazer')
    await leitor.hears('group', `Quantidade de ${CAFE}`)
  },
)

capacidade('uses a coupon and takes it off (§4 Coupon)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'cafe em graos'), quantidade: 4 }])
  await leitor.open('/emporio/carrinho')
  const cupom = leitor.em('region', 'Cupom de desconto')
  await cupom.press('button', /cupons disponíveis|cupom disponível/)
  await leitor.em('dialog', /upons/).press('button', 'Usar Hora do café')
  await leitor.hearsText(/Cupom/)
})

capacidade(
  'chooses pickup and a store, pays by Pix, reads what was ordered (§4 Order submission)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await setCart(page, 'emporio', [
      { id: await findProduto(page, 'emporio', 'cafe em graos'), quantidade: 4 },
    ])
    await leitor.open('/emporio/carrinho')
    await leitor.press('link', /Ir para o pedido/)
    await leitor.press('button', 'Como você quer receber')
    await leitor.check('radio', /Retira/)
    await leitor.check('radio', /^Pix/)
    await leitor.write('textbox', 'Observação (opcional)', 'Sem sacola, por favor.')
    await leitor.press('button', /^Enviar pedido/)
    await leitor.hears('heading', /Pedido \d+ enviado/)
    await leitor.hears('button', /Copiar código/)
  },
)

capacidade('registers on the way to the first order (§4 Login and registration)', async ({ leitor }) => {
  const cpf = drawDocumento('CPF')
  await leitor.open('/emporio/entrar')
  await leitor.write('textbox', 'CPF, CNPJ ou e-mail', cpf)
  await leitor.press('button', 'Continuar')
  await leitor.write('textbox', /^Nome completo/, 'Pessoa de Teste')
  await leitor.write('textbox', /^E-mail/, `teste-${cpf}@vitrine.example`)
  await leitor.write('textbox', /^Telefone/, '(19) 98765-4321')
  await leitor.write('textbox', /^Crie uma senha/, 'uma-senha-longa')
  await leitor.check('checkbox', /termos de uso/)
  await leitor.press('button', 'Criar conta')
  await leitor.hearsNo('button', 'Criar conta')
})

capacidade(
  'says that it is an adult before wine comes into the cart (§2 Age check)',
  async ({ leitor, page }) => {
    await leitor.open(`/emporio/produto/${await findProduto(page, 'emporio', 'vinho tinto')}`)
    await leitor.em('dialog', 'Você tem 18 anos ou mais?').press('button', /^Sim/)
    await leitor.press('button', /^Adicionar • /)
    await leitor.hears('group', /^Quantidade de Vinho/)
  },
)

capacidade('types a coupon and takes it off again (§4 Coupon)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'cafe em graos'), quantidade: 4 }])
  await leitor.open('/emporio/cupons')
  await leitor.write('textbox', 'Código do cupom', 'SERRA5')
  await leitor.press('button', 'Usar')
  await leitor.hearsText(/Em uso/)
  await leitor.open('/emporio/carrinho')
  await leitor.press('button', 'Remover cupom SERRA5')
  await leitor.hearsNo('button', 'Remover cupom SERRA5')
})

capacidade(
  'is asked for services, does without them, orders (§2 Additional services)',
  async ({ leitor, page }) => {
    await enter(page, 'obra')
    await setCart(page, 'obra', [{ id: await findProduto(page, 'obra', 'compensado'), quantidade: 2 }])
    await leitor.open('/obra/carrinho')
    await leitor.press('link', /^Ir para o pedido/)
    await leitor.em('dialog', 'Serviços para o seu pedido').press('button', 'Continuar sem serviços')
    await leitor.hears('heading', 'Fechar pedido')
  },
)
