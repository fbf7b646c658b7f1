import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { test, type Page } from '@playwright/test'

import { createConta, type Conta } from '../conta.ts'
import { chooseLocal, decideCookies, login } from '../passos.ts'
import { Leitor } from './leitor.ts'

interface Cena {
  leitor: Leitor
  page: Page
  baseURL: string | undefined
  /** In a hand some ways are others: filters stand in a panel. */
  isCelular: boolean
}

/** A capability of the specification, done by names alone. What was pressed, and that it broke without them, is counted by the run. */
export function capacidade(nome: string, faz: (cena: Cena) => Promise<void>): void {
  test(nome, async ({ page, baseURL }, { project }) => {
    await decideCookies(page)
    const leitor = new Leitor(page)
    await faz({ leitor, page, baseURL, isCelular: project.name === '390' })
    const arquivo = process.env.VITRINE_CORTES
    if (!arquivo) return
    mkdirSync(dirname(arquivo), { recursive: true })
    appendFileSync(arquivo, [...leitor.cortes].map((corte) => `${project.name} ${corte}\n`).join(''))
  })
}

/** A customer of its own who is logged in and has said where to deliver. */
export async function enter(page: Page, slug: string, modelo: 'ana' | 'bar' = 'ana'): Promise<Conta> {
  const conta = await createConta(modelo)
  await chooseLocal(page)
  await login(page, slug, conta)
  return conta
}
