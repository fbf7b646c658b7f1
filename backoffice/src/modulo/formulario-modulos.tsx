import { useState } from 'react'

import type { ModulosDaLoja } from '@vitrine/contract'
import type { Modulo } from '@vitrine/rules/acesso'
import { showToast, Switch } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Formulario } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { modulosDitos, sayEmAberto } from './modulos-ditos.ts'
import { gruposDeTags, sayDependencia } from './tags-ditas.ts'

const MODULOS = '/painel/v1/{idfornecedor}/modulos'
const ordem = Object.keys(modulosDitos) as Modulo[]

const withOrWithout = <T,>(lista: readonly T[], cada: T, isLigada: boolean): T[] =>
  isLigada ? [...lista, cada] : lista.filter((outra) => outra !== cada)

/** What the store offers and how it behaves, each with its effect; it counts once it is written. */
export function FormularioModulos({ lidos }: { lidos: ModulosDaLoja }) {
  const [ditos, setDitos] = useState(lidos)
  const estado = useModulos(lidos)
  return (
    <Formulario
      nome="Módulos e opções"
      estado={estado}
      onWrite={async (versao) => {
        if (await estado.save(ditos, versao)) showToast('Gravado. Já vale na loja.')
      }}
      say={sayLigados}
      onOutra={setDitos}
    >
      <fieldset>
        <legend className="modulo-titulo">Módulos</legend>
        {ordem.map((modulo) => {
          const isLigado = ditos.modulos.includes(modulo)
          return (
            <Opcao
              key={modulo}
              id={modulo}
              {...modulosDitos[modulo]}
              aviso={isLigado ? null : sayEmAberto(modulo, ditos.em_aberto)}
              isLigada={isLigado}
              onChange={(liga) => setDitos({ ...ditos, modulos: withOrWithout(ditos.modulos, modulo, liga) })}
            />
          )
        })}
      </fieldset>
      {gruposDeTags.map(({ titulo, tags }) => (
        <fieldset key={titulo}>
          <legend className="modulo-titulo">{titulo}</legend>
          {tags.map(({ tag, nome, efeito }) => {
            const isLigada = ditos.tags.includes(tag)
            return (
              <Opcao
                key={tag}
                id={tag}
                nome={nome}
                efeito={efeito}
                aviso={isLigada ? sayDependencia(tag, ditos) : null}
                isLigada={isLigada}
                onChange={(liga) => setDitos({ ...ditos, tags: withOrWithout(ditos.tags, tag, liga) })}
              />
            )
          })}
        </fieldset>
      ))}
    </Formulario>
  )
}

function useModulos(lidos: ModulosDaLoja) {
  const params = { idfornecedor: useTrabalho().loja.idfornecedor }
  return useAjustes<ModulosDaLoja>(lidos, {
    campos: [],
    read: () => api(`GET ${MODULOS}`, { params }),
    write: ({ modulos, tags }, versao) =>
      api(`PUT ${MODULOS}`, { params, body: { modulos, tags, ...(versao !== null && { versao }) } }),
  })
}

function sayLigados({ modulos, tags }: ModulosDaLoja): string {
  const nomesDasTags = gruposDeTags
    .flatMap((grupo) => grupo.tags)
    .filter(({ tag }) => tags.includes(tag))
    .map(({ nome }) => nome)
  const nomesDosModulos = ordem.filter((modulo) => modulos.includes(modulo)).map((m) => modulosDitos[m].nome)
  return `módulos ${nomesDosModulos.join(', ') || 'nenhum'}; opções ${nomesDasTags.join(', ') || 'nenhuma'}`
}

interface OpcaoProps {
  id: string
  nome: string
  efeito: string
  /** What is in its way, or what it takes from customers. */
  aviso: string | null
  isLigada: boolean
  onChange: (liga: boolean) => void
}

function Opcao({ id, nome, efeito, aviso, isLigada, onChange }: OpcaoProps) {
  return (
    <div className="modulo-opcao">
      <Switch
        end
        checked={isLigada}
        aria-describedby={`${id}-efeito`}
        onChange={({ target }) => onChange(target.checked)}
      >
        {nome}
      </Switch>
      <p id={`${id}-efeito`}>
        {efeito}
        {aviso && <strong>{` ${aviso}`}</strong>}
      </p>
    </div>
  )
}
