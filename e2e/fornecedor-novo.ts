import { randomUUID } from 'node:crypto'

import { expect, type Browser } from '@playwright/test'

import { drawDocumento, operador } from './conta.ts'
import { enterPainel } from './painel.ts'

/** A supplier that the operator has just made: nothing stands there yet. */
export async function makeFornecedor(browser: Browser, baseURL: string | undefined) {
  const marca = randomUUID().slice(0, 8)
  const novo = { idfornecedor: randomUUID(), slug: `queijaria-${marca}`, nome: `Queijaria ${marca}` }
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.goto('/painel/_/entrar')
  await enterPainel(page, operador)
  await expect(page).toHaveURL('/painel/_/fornecedores')
  const resposta = await page.request.post('/painel/v1/fornecedores', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      ...novo,
      razaosocial: `${novo.nome} Ltda`,
      cnpj: drawDocumento('CNPJ'),
      cidade: 'São Roque de Minas',
      uf: 'MG',
      segmento: 'alimentos',
      dono: { nome: 'Rita Alves', email: `dona-${marca}@vitrine.example` },
    },
  })
  expect(resposta.status()).toBe(200)
  return novo
}
