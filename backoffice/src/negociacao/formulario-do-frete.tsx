import { useState } from 'react'
import type { FormEvent } from 'react'

import { formatCep } from '@vitrine/rules/documento'
import { countCasas, formatReais, parseReais } from '@vitrine/rules/dinheiro'
import { Button, Notice, Select, TextInput } from '@vitrine/ui'

import { nameEndereco, sayPreco, type EnderecoDoCliente, type Negociacao } from '#grade'

import { useFrete } from './use-frete.ts'

interface FormularioProps {
  negociacao: Negociacao
  /** Where the store delivers this cart; one at least. */
  enderecos: readonly EnderecoDoCliente[]
  onClose: () => void
}

/** Where, by which form, for how much and why. */
export function FormularioDoFrete({ negociacao, enderecos, onClose }: FormularioProps) {
  const combinado = negociacao.grade.negociacao?.frete ?? null
  const destino = useDestino(negociacao, enderecos)
  const { endereco, forma } = destino
  const [texto, setTexto] = useState(combinado === null ? '' : sayPreco(combinado))
  const [motivo, setMotivo] = useState('')
  const [digitado, setDigitado] = useState('')
  const { write, recusa, forget, isEspera } = useFrete(negociacao, onClose)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const lido = readFrete(texto)
    if (typeof lido === 'string') return setDigitado(lido)
    const { idendereco } = endereco
    void write({ frete: lido, idendereco, idformaentrega: forma?.idformaentrega, motivo: motivo.trim() })
  }
  function type(novo: string) {
    setTexto(novo)
    setDigitado('')
    forget()
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit} noValidate>
      <Onde enderecos={enderecos} destino={destino} onChange={forget} />
      <TextInput
        label="Frete, em reais"
        hint={sayLimite(forma ? [forma] : endereco.formas)}
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        error={digitado || recusa.frete}
        onChange={({ target }) => type(target.value)}
      />
      <TextInput
        label="Por quê?"
        optional
        hint="O cliente lê ao lado do frete."
        maxLength={300}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Combinado negociacao={negociacao} />
      {recusa.outra && (
        <Notice tone="danger" live="alert">
          {recusa.outra}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {combinado !== null && (
          <Button variant="outline" onClick={() => void write({ frete: null, motivo: motivo.trim() })}>
            Voltar ao da tabela
          </Button>
        )}
        <Button type="submit" variant="negotiate" loading={isEspera}>
          Combinar frete
        </Button>
      </div>
    </form>
  )
}

interface OndeProps {
  enderecos: readonly EnderecoDoCliente[]
  destino: ReturnType<typeof useDestino>
  onChange: () => void
}

function Onde({ enderecos, destino: { endereco, forma, setEndereco, setForma }, onChange }: OndeProps) {
  return (
    <>
      <Select
        label="Entregar em"
        value={endereco.idendereco}
        onChange={({ target }) => {
          setEndereco(target.value)
          onChange()
        }}
      >
        {enderecos.map((cada) => (
          <option key={cada.idendereco} value={cada.idendereco}>
            {nameEndereco(cada)}
          </option>
        ))}
      </Select>
      <Select
        label="Forma de entrega"
        value={forma?.idformaentrega ?? ''}
        onChange={({ target }) => {
          setForma(target.value)
          onChange()
        }}
      >
        <option value="">Qualquer forma</option>
        {endereco.formas.map(({ idformaentrega, nome, tabela }) => (
          <option key={idformaentrega} value={idformaentrega}>
            {`${nome}: ${sayTaxa(tabela)} pela tabela`}
          </option>
        ))}
      </Select>
    </>
  )
}

/** What stands now: another one takes its place, wherever it was for. */
function Combinado({ negociacao: { grade } }: Pick<FormularioProps, 'negociacao'>) {
  const frete = grade.negociacao?.frete ?? null
  const acordo = grade.negociacao?.frete_acordado
  if (frete === null) return null
  const onde = acordo ? ` para ${formatCep(acordo.cep)}, por ${acordo.forma ?? 'qualquer forma'}` : ''
  return (
    <p className="text-ink-muted">
      {`Combinado agora: ${frete === 0 ? 'frete grátis' : formatReais(frete)}${onde}. Combinar outro substitui este.`}
    </p>
  )
}

/** The place and the form that are chosen; at first those of what is agreed already. */
function useDestino({ grade }: Negociacao, enderecos: readonly EnderecoDoCliente[]) {
  const acordo = grade.negociacao?.frete_acordado ?? null
  const [idendereco, setIdendereco] = useState(
    () => enderecos.find(({ cep }) => cep === acordo?.cep)?.idendereco,
  )
  const [idforma, setIdforma] = useState(acordo?.idformaentrega ?? '')
  const endereco = enderecos.find((cada) => cada.idendereco === idendereco) ?? enderecos[0]
  if (!endereco) throw new Error('there is no address to choose')
  return {
    endereco,
    // Null: any of them.
    forma: endereco.formas.find(({ idformaentrega }) => idformaentrega === idforma) ?? null,
    setEndereco: setIdendereco,
    setForma: setIdforma,
  }
}

/** 'Pela tabela R$ 7,90 · você pode dar até R$ 3,95'; of several forms as far as the dearest allows (decision 0109). */
function sayLimite(formas: EnderecoDoCliente['formas']): string {
  const tabelas = formas.map(({ tabela }) => tabela)
  const [menor, maior] = [Math.min(...tabelas), Math.max(...tabelas)]
  const tabela = menor === maior ? sayTaxa(menor) : `de ${sayTaxa(menor)} a ${sayTaxa(maior)}`
  const piso = Math.max(...formas.map((forma) => forma.piso))
  return `Pela tabela ${tabela} · o menor que você pode dar: ${sayTaxa(piso)}`
}

const sayTaxa = (taxa: number): string => (taxa === 0 ? 'grátis' : formatReais(taxa))

/** Reais and centavos as they were typed, from 0; or what is wrong with them. The shop judges how high it may be. */
function readFrete(texto: string): number | string {
  const frete = texto.trim() === '' ? null : parseReais(texto)
  if (frete === null) return 'Escreva um valor, como 15,00; 0 é frete grátis.'
  return countCasas(texto) > 2 ? 'O frete tem no máximo 2 casas decimais.' : frete
}
