import { useId } from 'react'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { describeCaracteristica, MAX_CAMPOS } from '@vitrine/rules/caracteristica'
import { Button, EmptyState } from '@vitrine/ui'

import { ListaDePartes } from '#publicacao'

import { novoCampo, type CampoEscrito } from './campo-escrito.ts'
import { formularios, tiposDitos, type Escopo } from './campos-ditos.ts'
import type { Passo } from './lugares.ts'
import { PreviaDoFormulario } from './previa-do-formulario.tsx'
import { listSugestoes } from './sugestoes.ts'

interface FormularioDaLojaProps {
  escopo: Escopo
  /** Of both forms, archived ones too. */
  todos: readonly CaracteristicaGuardada[]
  onEdit: (campo: CampoEscrito) => void
  onMove: (passo: Passo) => void
  onAtiva: (campo: CaracteristicaGuardada, ativa: boolean) => void
}

/** The fields of one form in their order, those that are archived, and what shoppers see of it. */
export function FormularioDaLoja({ escopo, todos, onEdit, onMove, onAtiva }: FormularioDaLojaProps) {
  const { nome, frase, novo } = formularios[escopo]
  const destes = todos.filter((campo) => campo.escopo === escopo)
  const ativos = destes.filter(({ ativa }) => ativa)
  // Both forms stand on one page, and may have a field of one code each.
  const idOf = ({ codigo }: { codigo: string }) => `${escopo}-${codigo}`
  const find = (id: string) => destes.find((campo) => idOf(campo) === id)
  function edit(id: string) {
    const campo = find(id)
    if (campo) onEdit(campo)
  }
  function archive(id: string) {
    const campo = find(id)
    if (campo) onAtiva(campo, false)
  }
  function move(id: string, para: number) {
    const campo = find(id)
    if (campo) onMove({ escopo, codigo: campo.codigo, para })
  }
  const isCheio = ativos.length >= MAX_CAMPOS
  return (
    <section aria-label={nome} className="campos-formulario">
      <div className="campos-lista">
        <h2>{nome}</h2>
        <p className="text-ink-muted">{frase}</p>
        {ativos.length === 0 && (
          <EmptyState icon="rows-3" title="Nada além do que toda loja pergunta">
            Comece por uma sugestão ou crie um campo seu.
          </EmptyState>
        )}
        <ListaDePartes
          nome={nome}
          tirar={{ icone: 'eye-off', dito: 'Arquivar' }}
          partes={ativos.map((campo) => ({
            id: idOf(campo),
            icone: tiposDitos[campo.tipo].icone,
            nome: campo.nome,
            frase: describeCaracteristica(campo),
          }))}
          onMove={move}
          onEdit={edit}
          onRemove={archive}
        />
        <Button variant="outline" icon="plus" disabled={isCheio} onClick={() => onEdit(novoCampo(escopo))}>
          {novo}
        </Button>
        {isCheio && (
          <p className="text-ink-muted">
            São no máximo {MAX_CAMPOS} campos ao mesmo tempo. Arquive um para criar outro.
          </p>
        )}
        {!isCheio && <Sugestoes campos={listSugestoes(escopo, todos)} onEdit={onEdit} />}
        <Arquivados campos={destes.filter(({ ativa }) => !ativa)} onAtiva={onAtiva} />
      </div>
      {ativos.length > 0 && <PreviaDoFormulario nome={`Prévia: ${nome}`} escopo={escopo} campos={ativos} />}
    </section>
  )
}

function Sugestoes({
  campos,
  onEdit,
}: {
  campos: readonly CampoEscrito[]
  onEdit: FormularioDaLojaProps['onEdit']
}) {
  const id = useId()
  if (campos.length === 0) return null
  return (
    <div className="campos-sugestoes">
      <p id={id} className="text-ink-muted">
        Sugestões, que você ajusta antes de gravar:
      </p>
      <ul aria-labelledby={id}>
        {campos.map((campo) => (
          <li key={campo.codigo}>
            <Button variant="outline" size="s" icon="lightbulb" onClick={() => onEdit(campo)}>
              {campo.nome}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Arquivados({
  campos,
  onAtiva,
}: {
  campos: readonly CaracteristicaGuardada[]
  onAtiva: FormularioDaLojaProps['onAtiva']
}) {
  if (campos.length === 0) return null
  return (
    <details className="campos-arquivados">
      <summary>Arquivados ({campos.length})</summary>
      <p className="text-ink-muted">
        Não são mais perguntados. O que foi respondido fica nos cadastros e pedidos.
      </p>
      <ul className="ajustes-lista" aria-label="Arquivados">
        {campos.map((campo) => (
          <li key={campo.codigo}>
            <div>
              <b>{campo.nome}</b>
              <p>{describeCaracteristica(campo)}</p>
            </div>
            <Button
              variant="outline"
              size="s"
              icon="undo-2"
              aria-label={`Trazer ${campo.nome} de volta`}
              onClick={() => onAtiva(campo, true)}
            >
              Trazer de volta
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
