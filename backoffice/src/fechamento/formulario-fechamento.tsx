import { useState } from 'react'
import type { FormEvent } from 'react'

import type { GradeDaNegociacao } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, Select, Spinner } from '@vitrine/ui'

import type { Negociacao } from '#grade'

import { CamposDoPedido, readRespostas } from './campos-do-pedido.tsx'
import { FreteDoFechamento } from './frete-do-fechamento.tsx'
import type { Fechamento, Quando } from './read-fechamento.ts'
import { findFrete, sayFrete, type FreteAPagar } from './say-frete.ts'
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
  const { negociacao, fechamento, onClose, onFechado } = props
  const { grade } = negociacao
  const { destinos, destino, setDestino, servem, forma, setForma } = useEscolha(fechamento, grade)
  const quandos = useQuandos(negociacao, destino, forma?.formaPagamento.idformapagto)
  const [idquando, setQuando] = useState('')
  const quando = pickQuando(quandos, idquando)
  const { close, erro, erros, isEspera } = useFechamento(negociacao, (numpedido) =>
    onFechado({ numpedido, isPix: forma?.tipo === 'PIX' }),
  )
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!destino || !forma || !quando) return
    const { tipoEntrega, idendereco, idloja } = destino
    void close({
      tipoEntrega,
      formaEntrega: quando.formaEntrega,
      enderecoentrega: idendereco ? { idendereco } : null,
      lojaRetira: idloja ? { idloja } : null,
      formaPagamento: { ...forma.formaPagamento, temForma: true },
      caracteristicas: readRespostas(new FormData(event.currentTarget)),
    })
  }
  const frete = quando && destino && findFrete(grade, { destino, forma: quando.forma })
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      {destino && <Opcoes label="Recebimento" opcoes={destinos} value={destino.id} onChange={setDestino} />}
      {!destinos.some(({ idendereco }) => idendereco) && <SemEntrega fechamento={fechamento} />}
      <Opcoes label="Pagamento" opcoes={servem} value={forma?.id} onChange={setForma} />
      {destino && <Horarios quandos={quandos} value={quando?.id} onChange={setQuando} />}
      <CamposDoPedido campos={fechamento.campos} erros={erros} />
      {frete && <FreteDoFechamento frete={frete} />}
      <Avisos grade={grade} erro={erro} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="negotiate" loading={isEspera} aria-disabled={!quando || undefined}>
          {sayFechar(grade, frete)}
        </Button>
      </div>
    </form>
  )
}

/** A method of payment is offered for some destinations alone. */
function useEscolha({ destinos, pagamentos }: Fechamento, { negociacao }: GradeDaNegociacao) {
  // What a freight was agreed for is what one goes on to close.
  const combinado = negociacao?.frete_acordado?.cep
  const [iddestino, setDestino] = useState(
    () => destinos.find(({ cep }) => cep && cep === combinado)?.id ?? '',
  )
  const [idforma, setForma] = useState('')
  const destino = destinos.find(({ id }) => id === iddestino) ?? destinos[0]
  const servem = pagamentos.filter(({ tipoEntrega }) => !tipoEntrega || tipoEntrega === destino?.tipoEntrega)
  const forma = servem.find(({ id }) => id === idforma) ?? servem[0]
  return { destinos, destino, setDestino, servem, forma, setForma }
}

const pickQuando = (quandos: readonly Quando[] | string, idquando: string): Quando | undefined =>
  typeof quandos === 'string' ? undefined : (quandos.find(({ id }) => id === idquando) ?? quandos[0])

function sayFechar({ somas: { total } }: GradeDaNegociacao, frete: FreteAPagar | undefined): string {
  if (total === null) return 'Fechar'
  return `Fechar • ${formatReais(total)}${frete ? ` e ${sayFrete(frete.taxa)}` : ''}`
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

interface HorariosProps {
  quandos: readonly Quando[] | string
  value: string | undefined
  onChange: (id: string) => void
}

/** The free windows, or why there is none. */
function Horarios({ quandos, value, onChange }: HorariosProps) {
  if (quandos === 'lendo') return <Spinner size={20} />
  if (typeof quandos === 'string') return <Notice tone="warning">{quandos}</Notice>
  if (quandos.length === 0)
    return <Notice tone="warning">Não há horário livre para este recebimento nos próximos dias.</Notice>
  return <Opcoes label="Quando" opcoes={quandos} value={value} onChange={onChange} />
}

/** What is missing for a delivery, and who can mend it. */
function SemEntrega({
  fechamento: { temEndereco, destinos },
}: Pick<FormularioFechamentoProps, 'fechamento'>) {
  const porque = temEndereco
    ? 'A loja não entrega este carrinho em nenhum endereço do cliente.'
    : 'Este cliente ainda não tem endereço: peça na conversa que ele cadastre um.'
  const resto = destinos.length > 0 ? ' Dá para fechar com retirada.' : ' Sem um endereço o pedido não fecha.'
  return <Notice tone={destinos.length > 0 ? 'info' : 'warning'}>{porque + resto}</Notice>
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
