import { listTabela, type FaixaPreco } from '#preco'

import { applyPoliticas } from './apply-politicas.ts'
import type { Politica } from './politica.ts'

/** What a policy alone makes of a list price, by quantity: from 1 on, each step below the one before. Reais. */
export function listCurva(efeito: Politica['efeito'], preco: number): FaixaPreco[] {
  const politica = { idpolitica: '', nome: '', prioridade: 0, condicoes: {}, alvo: {}, efeito }
  const { preconf, efeitospoliticas } = applyPoliticas({ id: '', idcategoria: '', preco }, [politica], {
    hoje: '',
  })
  const faixas = listTabela(efeitospoliticas?.descontoProgressivo)
  const isDesdeUm = (faixas[0]?.quantidade ?? 2) <= 1
  return isDesdeUm ? faixas : [{ quantidade: 1, preco: preconf }, ...faixas]
}
