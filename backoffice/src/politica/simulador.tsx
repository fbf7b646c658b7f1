import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { Button, Notice, Select, TextInput } from '@vitrine/ui'

import { BuscaDeProduto } from '#produto'
import { useTrabalho } from '#shell'

import { BuscaDeCliente } from './busca-de-cliente.tsx'
import type { DadosDosPrecos } from './load-precos.ts'
import { ResultadoDaSimulacao } from './resultado-da-simulacao.tsx'
import { useSimulacao, type Pergunta } from './use-simulacao.ts'

interface SimuladorProps {
  dados: DadosDosPrecos
  /** How many changes there were: what was tried is asked again after each. */
  mudancas: number
}

/** What a product costs somebody, asked as the shop would answer, with each step to the price (ux 3.6). */
export function Simulador({ dados, mudancas }: SimuladorProps) {
  const [pergunta, setPergunta] = useState<Pergunta>(comeco)
  const [busca, setBusca] = useState<'produto' | 'cliente' | null>(null)
  const { idfornecedor } = useTrabalho().loja
  const { simulado, erros, isEspera, simulate, again } = useSimulacao()
  useAfter(mudancas, again)
  const change = (mudanca: Partial<Pergunta>) => setPergunta((antes) => ({ ...antes, ...mudanca }))
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void simulate(pergunta)
  }
  return (
    <section aria-label="Simular como cliente" className="precos-simulador" tabIndex={-1}>
      <h2>Simular como cliente</h2>
      <form className="ajustes-form" aria-label="Simulação" noValidate onSubmit={onSubmit}>
        <Escolhido
          label="Produto"
          nome={pergunta.produto?.nome ?? null}
          erro={erros.idcadastroextraproduto}
          onOpen={() => setBusca('produto')}
        />
        <Quem
          pergunta={pergunta}
          dados={dados}
          erro={erros.idcliente}
          onChange={change}
          onBusca={() => setBusca('cliente')}
        />
        <Como pergunta={pergunta} dados={dados} erros={erros} onChange={change} />
        {erros[''] && (
          <Notice tone="danger" live="alert">
            {erros['']}
          </Notice>
        )}
        <Button type="submit" variant="outline" icon="search" loading={isEspera}>
          Simular
        </Button>
      </form>
      <div aria-live="polite" className="precos-resultado">
        {simulado && <ResultadoDaSimulacao simulado={simulado} />}
      </div>
      <BuscaDeProduto
        open={busca === 'produto'}
        idfornecedor={idfornecedor}
        onChoose={({ id, name }) => {
          change({ produto: { id, nome: name } })
          return Promise.resolve(null)
        }}
        onClose={() => setBusca(null)}
      />
      <BuscaDeCliente
        open={busca === 'cliente'}
        onChoose={(cliente) => change({ cliente })}
        onClose={() => setBusca(null)}
      />
    </section>
  )
}

/** Does it once more after each change. */
function useAfter(mudancas: number, again: () => void) {
  const seguinte = useRef(again)
  useEffect(() => {
    seguinte.current = again
  })
  useEffect(() => {
    if (mudancas > 0) seguinte.current()
  }, [mudancas])
}

const CLIENTE = 'cliente'

const comeco: Pergunta = {
  produto: null,
  quem: '',
  cliente: null,
  quantidade: '1',
  idformapagto: '',
  tipoEntrega: '',
  canalVenda: 'WEB',
  dia: '',
}

interface EscolhidoProps {
  label: string
  nome: string | null
  erro: string | undefined
  onOpen: () => void
}

/** What is found by its name in a dialog. */
function Escolhido({ label, nome, erro, onOpen }: EscolhidoProps) {
  const texto = nome ?? `Escolher ${label.toLowerCase()}`
  return (
    <div className="precos-escolhido">
      <span aria-hidden="true">{label}</span>
      <Button
        variant="outline"
        icon="search"
        aria-label={`${label}: ${texto}`}
        aria-invalid={erro ? true : undefined}
        onClick={onOpen}
      >
        {texto}
      </Button>
      {erro && (
        <p className="text-danger" role="alert">
          {erro}
        </p>
      )}
    </div>
  )
}

interface QuemProps {
  pergunta: Pergunta
  dados: DadosDosPrecos
  erro: string | undefined
  onChange: (mudanca: Partial<Pergunta>) => void
  onBusca: () => void
}

/** A visitor, somebody of a group, or a customer. */
function Quem({ pergunta: { quem, cliente }, dados, erro, onChange, onBusca }: QuemProps) {
  return (
    <>
      <Select
        label="Quem compra"
        value={quem}
        error={erro}
        onChange={({ target }) => {
          onChange({ quem: target.value })
          if (target.value === CLIENTE && !cliente) onBusca()
        }}
      >
        <option value="">Visitante</option>
        {dados.grupos.map(({ grupo }) => (
          <option key={grupo} value={`grupo:${grupo}`}>
            Alguém do grupo {grupo}
          </option>
        ))}
        <option value={CLIENTE}>Um cliente…</option>
      </Select>
      {quem === CLIENTE && (
        <Escolhido label="Cliente" nome={cliente?.nome ?? null} erro={undefined} onOpen={onBusca} />
      )}
    </>
  )
}

interface ComoProps {
  pergunta: Pergunta
  dados: DadosDosPrecos
  erros: Record<string, string | undefined>
  onChange: (mudanca: Partial<Pergunta>) => void
}

/** How much, by which method, how it is received, through which channel, and when. */
function Como({ pergunta, dados, erros, onChange }: ComoProps) {
  return (
    <div className="cadastro-par">
      <TextInput
        label="Quantidade"
        inputMode="decimal"
        maxLength={10}
        autoComplete="off"
        value={pergunta.quantidade}
        error={erros.quantidade}
        onChange={({ target }) => onChange({ quantidade: target.value })}
      />
      <Select
        label="Pagamento"
        value={pergunta.idformapagto}
        error={erros.idformapagto}
        onChange={({ target }) => onChange({ idformapagto: target.value })}
      >
        <option value="">Ainda não escolheu</option>
        {dados.formas
          .filter(({ ativa }) => ativa)
          .map(({ idformapagto, nome }) => (
            <option key={idformapagto} value={idformapagto}>
              {nome}
            </option>
          ))}
      </Select>
      <Select
        label="Como recebe"
        value={pergunta.tipoEntrega}
        onChange={({ target }) => onChange({ tipoEntrega: target.value as Pergunta['tipoEntrega'] })}
      >
        <option value="">Como a loja propõe</option>
        <option value="DELIVERY">Entrega</option>
        <option value="RETIRADA">Retirada</option>
      </Select>
      <Select
        label="Onde compra"
        value={pergunta.canalVenda}
        onChange={({ target }) => onChange({ canalVenda: target.value === 'MANUAL' ? 'MANUAL' : 'WEB' })}
      >
        <option value="WEB">Na loja</option>
        <option value="MANUAL">Com a equipe</option>
      </Select>
      <TextInput
        type="date"
        label="Dia"
        hint="Vazio: hoje."
        value={pergunta.dia}
        error={erros.dia}
        onChange={({ target }) => onChange({ dia: target.value })}
      />
    </div>
  )
}
