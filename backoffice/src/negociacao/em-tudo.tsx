import { useState } from 'react'

import type { ResultadoDoAto } from '@vitrine/contract'
import type { Answer } from '@vitrine/contract/client'
import { pluralize } from '@vitrine/rules/texto'
import { Button, showToast } from '@vitrine/ui'

import type { Negociacao } from '#grade'
import { api } from '#shell'

import { FreteDaNegociacao } from './frete-da-negociacao.tsx'
import { InclusaoDeProduto } from './inclusao-de-produto.tsx'

/** Off every price at once. */
const PERCENTUAL = 5

/** Acts on the whole cart: each line as far as its floor. */
export function EmTudo({ negociacao }: { negociacao: Negociacao }) {
  const { params, take, readAgain } = negociacao
  const [isEspera, setEspera] = useState(false)
  const [aberta, setAberta] = useState<'incluir' | 'frete' | null>(null)
  const close = () => setAberta(null)
  async function run(
    call: Promise<Answer<'POST /painel/v1/{idfornecedor}/negociacoes/{idcliente}/desconto'>>,
  ) {
    setEspera(true)
    const resposta = await call
    setEspera(false)
    if (!resposta.ok) {
      showToast(resposta.falha.error)
      if (resposta.status !== 0) await readAgain()
      return
    }
    take(resposta.dados.grade)
    showToast(sayResultado(resposta.dados))
  }
  const base = '/painel/v1/{idfornecedor}/negociacoes/{idcliente}' as const
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        loading={isEspera}
        onClick={() => void run(api(`POST ${base}/desconto`, { params, body: { percentual: PERCENTUAL } }))}
      >
        {`−${PERCENTUAL}% em tudo`}
      </Button>
      <Button
        variant="ghost"
        size="s"
        loading={isEspera}
        onClick={() => void run(api(`POST ${base}/ultimos-precos`, { params, body: {} }))}
      >
        Igualar último preço
      </Button>
      <Button variant="ghost" size="s" onClick={() => setAberta('frete')}>
        Frete
      </Button>
      <Button variant="outline" size="s" icon="plus" onClick={() => setAberta('incluir')}>
        Incluir produto
      </Button>
      <InclusaoDeProduto open={aberta === 'incluir'} negociacao={negociacao} onClose={close} />
      <FreteDaNegociacao open={aberta === 'frete'} negociacao={negociacao} onClose={close} />
    </>
  )
}

/** 'Mudou 5 preços; 2 pararam no piso; 1 está sendo alterado.' */
function sayResultado({ linhas }: ResultadoDoAto): string {
  const count = (resultado: ResultadoDoAto['linhas'][number]['resultado']) =>
    linhas.filter((linha) => linha.resultado === resultado).length
  const [mudados, noPiso, emEdicao] = [count('APLICADO'), count('NO_PISO'), count('EM_EDICAO')]
  const partes = [
    mudados > 0 && pluralize(mudados, 'preço mudou', 'preços mudaram'),
    noPiso > 0 && pluralize(noPiso, 'parou no piso', 'pararam no piso'),
    emEdicao > 0 && pluralize(emEdicao, 'está sendo alterado', 'estão sendo alterados'),
  ].filter(Boolean)
  return partes.length > 0 ? `${partes.join('; ')}.` : 'Nenhum preço mudou.'
}
