import type { Erros } from '#ajuste'
import { QuadroDoEnsaio, ResultadoDePrecos } from '#ensaio'
import { api, useTrabalho } from '#shell'

import { readFicha, type Ficha, type PoliticaEscrita } from './campos-da-politica.ts'
import { toDita } from './use-politicas.ts'

interface EnsaioProps {
  /** The policy as it stands in the fields. */
  ficha: Ficha
  politica: PoliticaEscrita
  /** What keeps it from being one, by field. */
  onErros: (erros: Erros) => void
}

/** What the policy would have done to the prices of past orders, before it holds (decision 0166). */
export function EnsaioDaPolitica({ ficha, politica: antes, onErros }: EnsaioProps) {
  const { idfornecedor } = useTrabalho().loja
  return (
    <QuadroDoEnsaio
      frase="O que esta política teria mudado nos pedidos que você já teve."
      falta="Complete a política antes de ensaiar."
      onEnsaio={(dias) => {
        const { textos } = ficha
        // A price can be tried before it has a name.
        const lida = readFicha({ ...ficha, textos: { ...textos, nome: textos.nome || 'Ensaio' } }, antes)
        if ('erros' in lida) {
          onErros(lida.erros)
          return null
        }
        const { politica } = lida
        return api('POST /painel/v1/{idfornecedor}/politicas/ensaio', {
          params: { idfornecedor },
          body: { politica: { ...toDita(politica), idpolitica: politica.idpolitica }, dias },
        })
      }}
    >
      {(ensaio) => <ResultadoDePrecos ensaio={ensaio} dita="esta" ele="ela" supoe={SUPOE} />}
    </QuadroDoEnsaio>
  )
}

const SUPOE =
  'Compara os preços de hoje com e sem ela, nas quantidades que foram compradas: quanto mais se compraria por causa do preço, ninguém sabe. Os dias dela não contam; grupos e custos são os de hoje; combos e preços negociados, frete e cupons ficam como foram.'
