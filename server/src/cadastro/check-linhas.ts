import { CadastroRecusado, refuseSempre } from './cadastro-recusado.ts'
import type { Dono, Quem } from './quem.ts'

/** Refuses two rows of one key, and rows of another supplier. */
export function checkLinhas(
  { tabela, chave }: { tabela: string; chave: readonly string[] },
  { idfornecedor }: Quem<Dono>,
  linhas: readonly object[],
): void {
  const vistas = new Set<string>()
  const repetidas = linhas.flatMap((linha, ordem) => {
    const valores: Record<string, unknown> = { ...linha }
    if (chave.includes('idfornecedor') && valores.idfornecedor !== idfornecedor)
      throw new Error(`${tabela}: a row of another supplier`)
    const id = chave.map((nome) => String(valores[nome])).join('/')
    const repetida = vistas.has(id)
    vistas.add(id)
    return repetida ? [refuseSempre({ linha: ordem, id, motivo: 'REPETIDA' })] : []
  })
  if (repetidas.length > 0) throw new CadastroRecusado(tabela, repetidas)
}
