import { useEffect, useState } from 'react'

import type { CustoDaPolitica, PoliticaGuardada } from '@vitrine/contract'
import { formatPrecoUnitario } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

type Pedida = Pick<PoliticaGuardada, 'idpolitica' | 'alvo' | 'efeito'>

/** So long nothing is typed before it is asked. */
const ESPERA = 400

/** What a policy of a category, of the whole store or of many products would sell below cost: counted by the server over all of them. */
export function AbaixoDoAlvo({ politica: { idpolitica, alvo, efeito } }: { politica: Pedida }) {
  const soma = useCusto(JSON.stringify({ idpolitica, alvo, efeito }))
  if (!soma || soma.produtos === 0) return null
  const { produtos, semcusto, abaixo, exemplosabaixo } = soma
  const [exemplo] = exemplosabaixo
  const quantos = pluralize(produtos, 'produto', 'produtos')
  return (
    <>
      {exemplo && (
        <Notice tone="warning">
          {`Abaixo do custo: ${abaixo} de ${quantos}, como ${exemplo.nome}, que sairia por ${formatPrecoUnitario(exemplo.preco)} e custa ${formatPrecoUnitario(exemplo.custo)}.`}
        </Notice>
      )}
      <p className="text-ink-muted">
        {`Vale para ${quantos} à venda`}
        {semcusto > 0 && `, ${semcusto} sem custo cadastrado`}.
      </p>
    </>
  )
}

/** The answer to the later question counts; while one is asked, or where none comes, nothing is said. */
function useCusto(pedido: string): CustoDaPolitica | null {
  const { idfornecedor } = useTrabalho().loja
  const [lido, setLido] = useState<{ pedido: string; soma: CustoDaPolitica } | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const espera = setTimeout(() => void ask(), ESPERA)
    return () => {
      clearTimeout(espera)
      abort.abort()
    }
    async function ask() {
      const resposta = await api(
        'POST /painel/v1/{idfornecedor}/politicas/custo',
        // Written by the caller, of what the form reads.
        { params: { idfornecedor }, body: JSON.parse(pedido) as Pedida },
        { signal: abort.signal },
      ).catch(() => null) // aborted: something else is asked
      if (resposta?.ok) setLido({ pedido, soma: resposta.dados })
    }
  }, [idfornecedor, pedido])
  return lido?.pedido === pedido ? lido.soma : null
}
