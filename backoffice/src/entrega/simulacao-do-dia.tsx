import { useRef, useState, type FormEvent } from 'react'

import type { DiaSimulado, Localizacao } from '@vitrine/contract'
import { addDias, formatDia, todayIn } from '@vitrine/rules/data'
import { parseQuantidade } from '@vitrine/rules/dinheiro'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import { LinhaDoDia } from './linha-do-dia.tsx'
import { MomentosDoDia } from './momentos-do-dia.tsx'

interface SimulacaoProps {
  /** Null: who comes to the store is asked for no place. */
  lugar: Localizacao | null
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  kg: string
}

/** A whole day at the place that was tried: what is offered to whoever asks at each time of it (issue 17, line 7). */
export function SimulacaoDoDia(props: SimulacaoProps) {
  const { fuso } = useTrabalho().loja
  const [hoje] = useState(() => todayIn(fuso, new Date()))
  const [dia, setDia] = useState(() => addDias(hoje, 1))
  const { simulado, erro, isEspera, simulate } = useDia(props)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    await simulate(dia)
  }
  return (
    <section className="entrega-dia" aria-label="Simular um dia" aria-busy={isEspera}>
      <h3>Simular um dia</h3>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextInput
          label="Dia do pedido"
          hint="O que a loja oferece a quem pede a cada hora dele."
          type="date"
          min={hoje}
          value={dia}
          error={erro}
          onChange={({ target }) => setDia(target.value)}
        />
        <Button type="submit" variant="outline" icon="play" loading={isEspera}>
          Simular o dia
        </Button>
      </form>
      <div aria-live="polite">{simulado && <Resultado simulado={simulado} />}</div>
    </section>
  )
}

function Resultado({ simulado }: { simulado: DiaSimulado }) {
  const { dia, fechado, lojas, momentos } = simulado
  const abertas = lojas.flatMap(({ nome, horario }) =>
    horario === null ? [] : [`${nome}: ${horario.replace('-', '–')}`],
  )
  return (
    <>
      <p>
        <b>{formatDia(dia)}</b>
        {momentos.length > 1
          ? `: a resposta muda ${momentos.length - 1} ${momentos.length === 2 ? 'vez' : 'vezes'} no dia.`
          : ': a mesma resposta o dia todo.'}{' '}
        {abertas.length > 0 ? `Lojas abertas: ${abertas.join('; ')}.` : 'Nenhuma loja diz abrir neste dia.'}
      </p>
      {fechado !== null && (
        <Notice small tone="warning" icon="calendar">{`${fechado}: só serve quem atende em feriado.`}</Notice>
      )}
      <LinhaDoDia momentos={momentos} />
      <MomentosDoDia momentos={momentos} />
      <p className="text-ink-muted">
        Conta as vagas que os pedidos tomaram até agora: até lá podem ser menos. Preço negociado e forma de
        pagamento não entram.
      </p>
    </>
  )
}

function useDia({ lugar, tipoEntrega, kg }: SimulacaoProps) {
  const { idfornecedor } = useTrabalho().loja
  const [simulado, setSimulado] = useState<DiaSimulado | null>(null)
  const [erro, setErro] = useState('')
  const [isEspera, setEspera] = useState(false)
  /** Of two questions the answer to the later one counts. */
  const vez = useRef(0)
  async function simulate(dia: string) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(dia)) return setErro('Diga o dia.')
    const minha = ++vez.current
    setErro('')
    setEspera(true)
    const resposta = await api('POST /painel/v1/{idfornecedor}/enderecos/dia', {
      params: { idfornecedor },
      body: {
        dia,
        tipoEntrega,
        kg: parseQuantidade(kg) ?? 0,
        ...(lugar && { lat: lugar.lat, lng: lugar.lng }),
        ...(lugar?.cep && { cep: lugar.cep }),
      },
    })
    if (minha !== vez.current) return
    setEspera(false)
    if (resposta.ok) setSimulado(resposta.dados)
    else setErro(resposta.falha.campos?.dia ?? resposta.falha.error)
  }
  return { simulado, erro, isEspera, simulate }
}
