import type { Receita } from './receita.ts'
import { empresas } from './empresas-demo.ts'

/** The embedded source: a few companies for the demo, none elsewhere; the registration is then typed by hand. */
export function createEmbutida({ demo }: { demo: boolean }): Receita {
  return {
    find: async (cnpj) => (demo ? (empresas.find((empresa) => empresa.cnpj === cnpj) ?? null) : null),
  }
}
