import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import type { EnderecoTestado, Localizacao } from '@vitrine/contract'
import { parseQuantidade } from '@vitrine/rules/dinheiro'
import { Button, Select, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { ResultadoDoTeste } from './resultado-do-teste.tsx'
import { SimulacaoDoDia } from './simulacao-do-dia.tsx'

export interface Testado {
  lugar: Localizacao | null
  /** Others that the words may mean. */
  outros: readonly Localizacao[]
  resposta: EnderecoTestado
  /** What it is the answer to. */
  perguntado: { lugar: Localizacao | null; tipoEntrega: 'DELIVERY' | 'RETIRADA'; kg: string }
}

/** An address, asked as a shopper would ask: the shop's own answer, and what is not offered there. */
export function TesteDeEndereco() {
  const [pergunta, setPergunta] = useState<Pergunta>({ q: '', tipoEntrega: 'DELIVERY', kg: '' })
  const { testado, erros, isEspera, test, search } = useTeste()
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    await search(pergunta)
  }
  return (
    <>
      <form
        className="ajustes-form"
        aria-label="Testar um endereço"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <Campos
          pergunta={pergunta}
          erros={erros}
          onChange={(mudanca) => setPergunta({ ...pergunta, ...mudanca })}
        />
        <Button type="submit" variant="outline" icon="search" loading={isEspera}>
          Testar
        </Button>
      </form>
      <div aria-live="polite" className="entrega-testado">
        {testado && (
          <ResultadoDoTeste testado={testado} onOutro={(outro) => void test(outro, pergunta, [])} />
        )}
      </div>
      {testado && <SimulacaoDoDia key={JSON.stringify(testado.perguntado)} {...testado.perguntado} />}
    </>
  )
}

interface CamposProps {
  pergunta: Pergunta
  erros: { q?: string; kg?: string }
  onChange: (mudanca: Partial<Pergunta>) => void
}

function Campos({ pergunta: { q, tipoEntrega, kg }, erros, onChange }: CamposProps) {
  return (
    <div className="cadastro-par">
      <TextInput
        label="CEP ou endereço"
        hint="O que o cliente escreveria: 13025-320, ou rua e cidade."
        icon="map-pin"
        maxLength={160}
        autoComplete="off"
        value={q}
        error={erros.q}
        onChange={({ target }) => onChange({ q: target.value })}
      />
      <Select
        label="Como recebe"
        value={tipoEntrega}
        onChange={({ target }) =>
          onChange({ tipoEntrega: target.value === 'RETIRADA' ? 'RETIRADA' : 'DELIVERY' })
        }
      >
        <option value="DELIVERY">Entrega</option>
        <option value="RETIRADA">Retirada</option>
      </Select>
      <TextInput
        label="Peso (kg)"
        optional
        inputMode="decimal"
        maxLength={9}
        autoComplete="off"
        value={kg}
        error={erros.kg}
        onChange={({ target }) => onChange({ kg: target.value })}
      />
    </div>
  )
}

interface Pergunta {
  q: string
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  kg: string
}

function useTeste() {
  const { idfornecedor } = useTrabalho().loja
  const [testado, setTestado] = useState<Testado | null>(null)
  const [erros, setErros] = useState<{ q?: string; kg?: string }>({})
  const [isEspera, setEspera] = useState(false)
  /** Of two questions the answer to the later one counts. */
  const vez = useRef(0)
  async function test(
    lugar: Localizacao | null,
    { tipoEntrega, kg }: Omit<Pergunta, 'q'>,
    outros: readonly Localizacao[],
  ) {
    const minha = ++vez.current
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/enderecos/teste', {
      params: { idfornecedor },
      body: {
        tipoEntrega,
        kg: parseQuantidade(kg) ?? 0,
        ...(lugar && { lat: lugar.lat, lng: lugar.lng }),
        ...(lugar?.cep && { cep: lugar.cep }),
      },
    })
    if (minha !== vez.current) return
    setEspera(false)
    if (resposta.ok)
      setTestado({ lugar, outros, resposta: resposta.dados, perguntado: { lugar, tipoEntrega, kg } })
    else setErros({ q: resposta.falha.error })
  }
  async function search({ q, ...pergunta }: Pergunta) {
    const faltas = listFaltas({ q, kg: pergunta.kg })
    setErros(faltas)
    if (Object.keys(faltas).length > 0) return
    // Whoever comes to the store is asked for no place.
    if (pergunta.tipoEntrega === 'RETIRADA' && q.trim() === '') return test(null, pergunta, [])
    const minha = ++vez.current
    setEspera(true)
    const achados = await api('GET /v4/endereco/pesquisar', { query: { q: q.trim(), limit: 5 } })
    if (minha !== vez.current) return
    setEspera(false)
    const [lugar, ...outros] = achados.ok ? achados.dados.data : []
    if (!achados.ok) setErros({ q: achados.falha.error })
    else if (lugar) await test(lugar, pergunta, outros)
    else setErros({ q: 'Não achamos este lugar. Confira, ou escreva o CEP.' })
  }
  return { testado, erros, isEspera, test, search }
}

function listFaltas({ q, kg }: Pick<Pergunta, 'q' | 'kg'>) {
  const texto = q.trim()
  return {
    ...(texto.length === 1 && { q: 'Escreva um pouco mais.' }),
    ...(kg.trim() !== '' && parseQuantidade(kg) === null && { kg: 'Escreva um peso, como 12,5.' }),
  }
}
