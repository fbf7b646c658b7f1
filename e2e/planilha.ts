import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { port } from './banco.ts'
import { findFornecedor } from './passos.ts'

/** Sends a sheet as whoever is logged in and rehearses it as its columns were guessed; the address of its screen. */
export async function sendPlanilha(
  page: Page,
  { slug, texto, nome = 'tabela.csv' }: { slug: string; texto: string; nome?: string },
): Promise<string> {
  const idimportacao = randomUUID()
  const base = `/painel/v1/${await findFornecedor(page, slug)}/importacoes`
  const headers = { origin: `http://localhost:${port}` }
  const dados = Buffer.from(texto).toString('base64')
  const enviada = await page.request.post(base, { headers, data: { idimportacao, nome, dados } })
  expect(enviada.status()).toBe(200)
  const { colunas } = (await enviada.json()) as { colunas: (string | null)[] }
  const conferida = await page.request.put(`${base}/${idimportacao}/colunas`, { headers, data: { colunas } })
  expect(conferida.status()).toBe(200)
  return `/painel/${slug}/importar/${idimportacao}`
}
