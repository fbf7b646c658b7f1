import { useState } from 'react'

import type { AreaGuardada } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { Button, IconButton, Select, Textarea } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { Campo, tellMudanca, type Escrita } from '#cadastro'

import { nameCampo, novaFaixa, POR_CEP, readColadas, type FaixaEscrita } from './faixas.ts'

import './entrega.css'

interface TabelaProps {
  faixas: readonly FaixaEscrita[]
  areas: readonly AreaGuardada[]
  erros: Erros
  onChange: (faixas: FaixaEscrita[]) => void
}

/** Rows that are drawn at first: each has eight fields. */
const DE_UMA_VEZ = 30

/** What delivery costs by area or CEP, weight and value; of the rows that fit the cheapest counts. Without rows it is one price for all. */
export function TabelaDeFrete({ faixas, areas, erros, onChange }: TabelaProps) {
  const [quantas, setQuantas] = useState(DE_UMA_VEZ)
  const comErro = faixas.findLastIndex((_, i) =>
    Object.keys(erros).some((campo) => campo.startsWith(`${nameCampo(i, '')}`)),
  )
  const mostradas = faixas.slice(0, Math.max(quantas, comErro + 1))
  return (
    <fieldset>
      <legend>Tabela de frete</legend>
      <p className="text-ink-muted">
        {faixas.length === 0
          ? 'Sem linhas, vale o frete acima em todas as áreas.'
          : `${pluralize(faixas.length, 'linha', 'linhas')}. De todas as que servem para o lugar, o peso e o valor, vale a mais barata; onde nenhuma serve, não há entrega.`}
      </p>
      {mostradas.map((faixa, i) => (
        <Linha
          key={faixa.idfaixa}
          i={i}
          escrita={{
            textos: faixa.textos,
            erros: errosOf(erros, i),
            onChange: (campo, texto) =>
              onChange(
                faixas.map((outra) =>
                  outra === faixa ? { ...faixa, textos: { ...faixa.textos, [campo]: texto } } : outra,
                ),
              ),
          }}
          areas={areas}
          onRemove={(onde) => {
            tellMudanca(onde)
            onChange(faixas.filter((outra) => outra !== faixa))
          }}
        />
      ))}
      {mostradas.length < faixas.length && (
        <Button variant="outline" size="s" onClick={() => setQuantas(mostradas.length + DE_UMA_VEZ)}>
          {`Mostrar mais linhas (${faixas.length - mostradas.length})`}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="s" icon="plus" onClick={() => onChange([...faixas, novaFaixa()])}>
          Nova linha
        </Button>
      </div>
      <Coladas onLidas={(lidas) => onChange([...faixas, ...lidas])} />
    </fieldset>
  )
}

/** Of one row, under the names of its own fields. */
function errosOf(erros: Erros, i: number): Erros {
  const inicio = nameCampo(i, '')
  return Object.fromEntries(
    Object.entries(erros).flatMap(([campo, erro]) =>
      campo.startsWith(inicio) ? [[campo.slice(inicio.length), erro]] : [],
    ),
  )
}

interface LinhaProps {
  i: number
  escrita: Escrita
  areas: readonly AreaGuardada[]
  onRemove: (onde: Element) => void
}

function Linha({ i, escrita, areas, onRemove }: LinhaProps) {
  const { textos, onChange } = escrita
  return (
    <div className="entrega-faixa" role="group" aria-label={`Linha ${i + 1}`}>
      <Select
        label="Onde"
        value={textos.onde ?? ''}
        error={escrita.erros.onde ?? escrita.erros.idarea}
        onChange={({ target }) => onChange('onde', target.value)}
      >
        <option value="">Em todas as áreas</option>
        {areas.map(({ idarea, nome }) => (
          <option key={idarea} value={idarea}>
            {nome}
          </option>
        ))}
        <option value={POR_CEP}>Entre dois CEPs</option>
      </Select>
      {textos.onde === POR_CEP && (
        <>
          <Campo escrita={escrita} nome="cep_inicio" label="Do CEP" inputMode="numeric" maxLength={9} />
          <Campo escrita={escrita} nome="cep_fim" label="Até o CEP" inputMode="numeric" maxLength={9} />
        </>
      )}
      <Campo escrita={escrita} nome="preco" label="Frete (R$)" inputMode="decimal" maxLength={12} />
      <Campo escrita={escrita} nome="por_kg" label="Por kg (R$)" inputMode="decimal" maxLength={12} />
      <Campo escrita={escrita} nome="ate_kg" label="Até (kg)" inputMode="decimal" maxLength={10} />
      <Campo escrita={escrita} nome="desde" label="A partir de (R$)" inputMode="decimal" maxLength={12} />
      <Campo escrita={escrita} nome="prazo_dias" label="Dias a mais" inputMode="numeric" maxLength={2} />
      <IconButton
        icon="trash-2"
        label={`Apagar a linha ${i + 1}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </div>
  )
}

function Coladas({ onLidas }: { onLidas: (faixas: FaixaEscrita[]) => void }) {
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  function add() {
    const lidas = readColadas(texto)
    if ('linha' in lidas)
      return setErro(
        `Linha ${lidas.linha}: comece pelo primeiro e pelo último CEP, separados por tabulação ou ;.`,
      )
    if (lidas.faixas.length === 0) return setErro('Cole as linhas primeiro.')
    setErro(undefined)
    setTexto('')
    onLidas(lidas.faixas)
  }
  return (
    <details className="revelar entrega-coladas">
      <summary>Colar linhas de uma planilha</summary>
      <Textarea
        label="Linhas"
        hint="Em cada uma: CEP inicial, CEP final, até kg, frete, por kg, dias a mais. O que falta no fim fica vazio."
        rows={4}
        value={texto}
        error={erro}
        onChange={({ target }) => setTexto(target.value)}
      />
      <Button variant="outline" size="s" onClick={add}>
        Acrescentar linhas
      </Button>
    </details>
  )
}
