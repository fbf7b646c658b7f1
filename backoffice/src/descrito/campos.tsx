import { useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { Button, Checkbox, IconButton } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { tellMudanca } from '#cadastro'

import { erroOf, type CampoDescrito, type CampoProps } from './campo-descrito.ts'
import { CampoDeArte, CampoDeImagem } from './campo-de-imagem.tsx'
import { CampoDeDestino } from './campo-de-destino.tsx'
import { CampoDeProdutos } from './campo-de-produtos.tsx'
import { CampoRico } from './campo-rico.tsx'
import {
  CampoDeCategoria,
  CampoDeCelulas,
  CampoDeDia,
  CampoDeLinha,
  CampoDeLinhas,
  CampoDeMarca,
  CampoDeNumero,
  CampoDeOpcao,
  CampoDePalavras,
  CampoDeParagrafos,
  CampoDeTexto,
  CampoDeTom,
} from './campos-simples.tsx'
import { asValor, asValores, putValor, readValor, type Valor } from './valores.ts'

import './descrito.css'

const desenhos: Readonly<Record<CampoDescrito['tipo'], ComponentType<CampoProps>>> = {
  linha: CampoDeLinha,
  texto: CampoDeTexto,
  rico: CampoRico,
  paragrafos: CampoDeParagrafos,
  linhas: CampoDeLinhas,
  palavras: CampoDePalavras,
  celulas: CampoDeCelulas,
  cor: CampoDeTom,
  dia: CampoDeDia,
  numero: CampoDeNumero,
  marca: CampoDeMarca,
  opcao: CampoDeOpcao,
  categoria: CampoDeCategoria,
  imagem: CampoDeImagem,
  arte: CampoDeArte,
  destino: CampoDeDestino,
  produtos: CampoDeProdutos,
  parte: CampoDeParte,
  itens: CampoDeItens,
}

interface CamposProps {
  campos: readonly CampoDescrito[]
  valor: Valor
  /** Before the names of the fields, as a refusal names them: 'itens.0.'. */
  prefixo?: string
  erros: Erros
  onValor: (valor: Valor) => void
}

/** The fields of something that is described, each as its kind is written. */
export function Campos({ campos, valor, prefixo = '', erros, onValor }: CamposProps) {
  return campos
    .filter(({ quando }) => quando?.(valor) ?? true)
    .map((campo) => {
      const Desenho = desenhos[campo.tipo]
      return (
        <Desenho
          key={campo.nome}
          campo={campo}
          valor={readValor(valor, campo.nome)}
          lugar={prefixo + campo.nome}
          erros={erros}
          onValor={(novo) => onValor(putValor(valor, campo.nome, novo))}
        />
      )
    })
}

/** Something that is there as a whole or not at all: ticked off, what stood in it comes back when it is ticked again. */
function CampoDeParte({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const { parte } = campo
  const dita = asValor(valor)
  const [tirada, setTirada] = useState<Valor | null>(null)
  if (!parte) return null
  function change(isDentro: boolean) {
    setTirada(dita)
    onValor(isDentro ? (tirada ?? parte?.novo()) : undefined)
  }
  return (
    <fieldset className="descrito-itens">
      <legend className="sr-only">{campo.label}</legend>
      <Checkbox checked={dita !== null} onChange={({ target }) => change(target.checked)}>
        {campo.label}
      </Checkbox>
      {dita && (
        <Campos
          campos={parte.campos}
          valor={dita}
          prefixo={`${lugar}.`}
          erros={erros}
          onValor={(nova) => onValor(nova)}
        />
      )}
    </fieldset>
  )
}

/** Several of one kind, each with its own fields, in their order. */
function CampoDeItens({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  const { itens } = campo
  const todos = asValores(valor)
  if (!itens) return null
  const { um, min, max, campos, novo } = itens
  function change(novos: readonly Valor[]) {
    onValor(novos)
    tellMudanca(ref.current)
  }
  const move = (i: number, para: number) => {
    const item = todos[i]
    if (item) change(todos.toSpliced(i, 1).toSpliced(para, 0, item))
  }
  const erro = erros[lugar] ?? (todos.length < min ? erroOf(erros, lugar) : undefined)
  return (
    <fieldset ref={ref} className="descrito-itens">
      <legend>{campo.label}</legend>
      {erro && (
        <p role="alert" className="field-error">
          {erro}
        </p>
      )}
      {todos.map((item, i) => (
        <Item
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name; their fields are controlled
          key={i}
          nome={`${um} ${i + 1}`}
          isPrimeiro={i === 0}
          isUltimo={i === todos.length - 1}
          isFixo={todos.length <= min}
          onMove={(passo) => move(i, i + passo)}
          onRemove={() => change(todos.toSpliced(i, 1))}
        >
          <Campos
            campos={campos}
            valor={item}
            prefixo={`${lugar}.${i}.`}
            erros={erros}
            onValor={(novoItem) => onValor(todos.with(i, novoItem))}
          />
        </Item>
      ))}
      {todos.length < max && (
        <Button variant="outline" size="s" icon="plus" onClick={() => change([...todos, novo()])}>
          Acrescentar {um.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

interface ItemProps {
  nome: string
  isPrimeiro: boolean
  isUltimo: boolean
  /** There may not be fewer. */
  isFixo: boolean
  onMove: (passo: number) => void
  onRemove: () => void
  children: ReactNode
}

function Item({ nome, isPrimeiro, isUltimo, isFixo, onMove, onRemove, children }: ItemProps) {
  return (
    <fieldset className="descrito-item">
      <legend>{nome}</legend>
      <span className="descrito-botoes">
        <IconButton
          icon="chevron-up"
          label={`Subir ${nome}`}
          disabled={isPrimeiro}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Descer ${nome}`}
          disabled={isUltimo}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash-2" label={`Tirar ${nome}`} disabled={isFixo} onClick={onRemove} />
      </span>
      {children}
    </fieldset>
  )
}
