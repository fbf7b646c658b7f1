import { useState } from 'react'
import type { FormEvent } from 'react'

import type { GradeDaNegociacao } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, Select, Spinner } from '@vitrine/ui'

import type { Negociacao } from '#grade'

import type { Fechamento, Quando } from './read-fechamento.ts'
import { useFechamento, useQuandos } from './use-fechamento.ts'

/** The order that was made. */
export interface PedidoFechado {
  numpedido: number
  /** Its Pix is to be paid. */
  isPix: boolean
}

interface FormularioFechamentoProps {
  negociacao: Negociacao
  fechamento: Fechamento
  onClose: () => void
  onFechado: (fechado: PedidoFechado) => void
}

/** Where an order goes, how it is paid, when it goes out: what the client can have. */
export function FormularioFechamento(props: FormularioFechamentoProps) {
  const { negociacao, onClose, onFechado } = props
  const { destinos, destino, setDestino, servem, forma, setForma } = useEscolha(props.fechamento)
  const quandos = useQuandos(negociacao, destino, forma?.formaPagamento.idformapagto)
  const [idquando, setQuando] = useState('')
  const quando = pickQuando(quandos, idquando)
  const { close, erro, isEspera } = useFechamento(negociacao, (numpedido) =>
    onFechado({ numpedido, isPix: forma?.tipo === 'PIX' }),
  )
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!destino || !forma || !quando) return
    const { tipoEntrega, idendereco, idloja } = destino
    void close({
      tipoEntrega,
      formaEntrega: quando.formaEntrega,
      enderecoentrega: idendereco ? { idendereco } : null,
      lojaRetira: idloja ? { idloja } : null,
      formaPagamento: { ...forma.formaPagamento, temForma: true },
    })
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <Opcoes label="Recebimento" opcoes={destinos} value={destino?.id} onChange={setDestino} />
      {!destinos.some(({ idendereco }) => idendereco) && (
        <Notice small>Este cliente ainda não pediu com entrega: só ele escolhe um endereço novo.</Notice>
      )}
      <Opcoes label="Pagamento" opcoes={servem} value={forma?.id} onChange={setForma} />
      {typeof quandos === 'string' ? (
        <SemQuando dito={quandos} />
      ) : (
        <Opcoes label="Quando" opcoes={quandos} value={quando?.id} onChange={setQuando} />
      )}
      <Avisos grade={negociacao.grade} erro={erro} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="negotiate" loading={isEspera} aria-disabled={!quando || undefined}>
          {sayFechar(negociacao.grade)}
        </Button>
      </div>
    </form>
  )
}

/** A method of payment is offered for some destinations alone. */
function useEscolha({ destinos, pagamentos }: Fechamento) {
  const [iddestino, setDestino] = useState('')
  const [idforma, setForma] = useState('')
  const destino = destinos.find(({ id }) => id === iddestino) ?? destinos[0]
  const servem = pagamentos.filter(({ tipoEntrega }) => !tipoEntrega || tipoEntrega === destino?.tipoEntrega)
  const forma = servem.find(({ id }) => id === idforma) ?? servem[0]
  return { destinos, destino, setDestino, servem, forma, setForma }
}

const pickQuando = (quandos: readonly Quando[] | string, idquando: string): Quando | undefined =>
  typeof quandos === 'string' ? undefined : (quandos.find(({ id }) => id === idquando) ?? quandos[0])

function sayFechar({ somas: { total }, negociacao }: GradeDaNegociacao): string {
  if (total === null) return 'Fechar'
  const frete = negociacao?.frete ?? null
  const doFrete = frete === 0 ? 'frete grátis' : `frete${frete === null ? '' : ` de ${formatReais(frete)}`}`
  return `Fechar • ${formatReais(total)} e ${doFrete}`
}

interface OpcoesProps {
  label: string
  opcoes: readonly { id: string; nome: string }[]
  value: string | undefined
  onChange: (id: string) => void
}

function Opcoes({ label, opcoes, value, onChange }: OpcoesProps) {
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {opcoes.map(({ id, nome }) => (
        <option key={id} value={id}>
          {nome}
        </option>
      ))}
    </Select>
  )
}

function SemQuando({ dito }: { dito: string }) {
  return dito === 'lendo' ? <Spinner size={20} /> : <Notice tone="warning">{dito}</Notice>
}

function Avisos({ grade, erro }: { grade: GradeDaNegociacao; erro: string }) {
  return (
    <>
      {grade.aguarda_supervisor > 0 && (
        <Notice small tone="warning">
          Há preços que aguardam o supervisor: o pedido fecha sem eles.
        </Notice>
      )}
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
    </>
  )
}
