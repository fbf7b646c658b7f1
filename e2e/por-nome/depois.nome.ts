import { findProduto, setCart } from '../passos.ts'
import { createPedido } from '../pedido.ts'
import { capacidade, enter } from './capacidade.ts'

capacidade('finds an order, reads it, repeats it (§2 Order list, Order detail)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  const numpedido = await createPedido(page, { forma: /entrega|dinheiro/i })
  await leitor.open('/emporio/pedidos')
  await leitor.write('searchbox', 'Buscar pedido', String(numpedido))
  await leitor.choose('Situação', 'Em andamento')
  await leitor.press('link', `Pedido ${numpedido}`)
  await leitor.hears('heading', `Pedido ${numpedido}`)
  await leitor.press('link', `Repetir pedido ${numpedido}`)
  await leitor.press('button', /^Adicionar/)
  await leitor.hears('heading', /Carrinho/)
})

capacidade('cancels an order that has not been begun (§2 Order detail)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  const numpedido = await createPedido(page, { forma: /entrega|dinheiro/i })
  await leitor.open(`/emporio/pedidos/${numpedido}`)
  await leitor.press('button', 'Cancelar pedido')
  await leitor.press('button', 'Sim, cancelar')
  await leitor.hearsText(/Cancelado/)
})

capacidade('changes how an order is paid (§7 payment-method)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  const numpedido = await createPedido(page, { forma: /^Pix/ })
  await leitor.open(`/emporio/pedidos/${numpedido}`)
  await leitor.press('button', 'Trocar forma de pagamento')
  await leitor.check('radio', /^Pagamento na entrega/)
  await leitor.press('button', /^Pagar R\$.*assim$/)
  await leitor.hearsText(/na entrega/)
})

capacidade('asks about an order in its conversation (§2 Chat)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  const numpedido = await createPedido(page, { forma: /entrega|dinheiro/i })
  await leitor.open(`/emporio/pedidos/${numpedido}`)
  await leitor.press('button', 'Falar sobre este pedido')
  await leitor.write('textbox', /[Mm]ensagem/, 'A que horas chega?')
  await leitor.press('button', 'Enviar')
  await leitor.hears('article', /^Você/)
})

capacidade('keeps a list, fills it, puts it into the cart (§2 Shopping lists)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  const nome = `Feira ${crypto.randomUUID().slice(0, 6)}`
  await leitor.open('/emporio/listas')
  await leitor.write('textbox', 'Nova lista', nome)
  await leitor.press('button', 'Criar vazia')
  await leitor.hears('heading', nome)
  await leitor.open(`/emporio/produto/${await findProduto(page, 'emporio', 'cafe torrado serra alta')}`)
  await leitor.press('button', 'Guardar Café torrado e moído Serra Alta em uma lista')
  await leitor.em('dialog').press('button', new RegExp(nome))
  await leitor.hearsText(/[Gg]uardado/)
  await leitor.open('/emporio/listas')
  await leitor.press('link', nome)
  await leitor.press('link', /^Adicionar tudo ao carrinho/)
  await leitor.hears('heading', /Repetir|Conferir|Carrinho/)
})

capacidade(
  'pastes an order and is asked about what is doubtful (§2 Shopping lists)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await leitor.open('/emporio/revisao')
    await leitor.write('textbox', /Seu pedido/, '2 arroz agulhinha\n1 café em grãos')
    await leitor.press('button', 'Conferir')
    await leitor.em('group', /2 arroz agulhinha/).check('radio', /pacote 5 kg/)
    await leitor.em('group', /1 café em grãos/).check('radio', /Mantiqueira/)
    await leitor.press('button', /^Adicionar/)
    await leitor.hears('heading', /Carrinho/)
  },
)

capacidade('takes a combo (§2 Promotional combos)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await leitor.open('/emporio/combos')
  await leitor.press('link', 'Noite de massa')
  await leitor.press('button', 'Escolher Macarrão fusilli Casa Toscana')
  await leitor.press('button', 'Completar por mim')
  await leitor.press('button', /Adicionar combo/)
  await leitor.hearsText(/no carrinho/)
  await leitor.open('/emporio/carrinho')
  await leitor.hears('group', 'Quantidade de Noite de massa')
})

capacidade('repeats a purchase as a subscription (§4 Subscriptions)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'cafe em graos'), quantidade: 4 }])
  await leitor.open('/emporio/carrinho')
  await leitor.choose('Repetir esta compra', 'Toda semana')
  await leitor.press('link', /Ir para o pedido/)
  await leitor.press('button', /^Enviar pedido/)
  await leitor.hears('heading', /Pedido \d+ enviado/)
  await leitor.open('/emporio/assinaturas')
  await leitor.press('link', 'Toda semana')
  await leitor.hears('heading', /Toda semana/)
})

capacidade('is told when a product is there again (§2 Availability alert)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await leitor.open('/emporio?sk=azeite%20s%C3%A3o%20jo%C3%A3o')
  await leitor.press('button', /^Avise-me quando/)
  await leitor.hears('button', /Avisaremos/)
  await leitor.open('/emporio/alertas')
  await leitor.hears('heading', 'Meus alertas')
  await leitor.hearsText(/Azeite/)
})
