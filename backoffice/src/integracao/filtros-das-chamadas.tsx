import { Form, Link, useSubmit } from 'react-router'

import type { ApiKey, ChamadaDeChave } from '@vitrine/contract'
import { Button, buttonClass, Select, TextInput } from '@vitrine/ui'

import { keepFoco } from '#lista'
import { urlsPainel, useTrabalho } from '#shell'

import { isTudo, type FiltroDasChamadas } from './filtro-das-chamadas.ts'
import { sayChamada, situacoesDitas } from './say-chamada.ts'

interface FiltrosProps {
  filtro: FiltroDasChamadas
  chaves: readonly ApiKey[]
  possiveis: readonly ChamadaDeChave[]
  /** Calls that were made. */
  feitas: readonly string[]
}

/** Which calls: by which key, which one, what came of it, since when. All of it stands in the address. */
export function FiltrosDasChamadas({ filtro, chaves, possiveis, feitas }: FiltrosProps) {
  const submit = useSubmit()
  const onChoose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    void submit(currentTarget.form)
  const nomes = [...new Set([...feitas, ...(filtro.chamada ? [filtro.chamada] : [])])]
  return (
    <Form ref={keepFoco} role="search" aria-label="Filtrar as chamadas" className="chamadas-filtros">
      <Select small label="Período" name="periodo" defaultValue={filtro.periodo} onChange={onChoose}>
        <option value="24h">Últimas 24 horas</option>
        <option value="7d">Últimos 7 dias</option>
        <option value="30d">Últimos 30 dias</option>
      </Select>
      <Select small label="Chave" name="chave" defaultValue={filtro.chave} onChange={onChoose}>
        <option value="">Todas</option>
        {chaves.map(({ idapikeys, nome, revogada_em }) => (
          <option key={idapikeys} value={idapikeys}>
            {revogada_em ? `${nome} (revogada)` : nome}
          </option>
        ))}
      </Select>
      <Select small label="Chamada" name="chamada" defaultValue={filtro.chamada} onChange={onChoose}>
        <option value="">Todas</option>
        {nomes.map((chamada) => (
          <option key={chamada} value={chamada}>
            {sayChamada(chamada, possiveis)}
          </option>
        ))}
      </Select>
      <Select small label="Resultado" name="situacao" defaultValue={filtro.situacao} onChange={onChoose}>
        <option value="">Todos</option>
        {Object.entries(situacoesDitas).map(([situacao, { nome }]) => (
          <option key={situacao} value={situacao}>
            {nome}
          </option>
        ))}
      </Select>
      <CampoDoCodigo filtro={filtro} />
    </Form>
  )
}

function CampoDoCodigo({ filtro }: { filtro: FiltroDasChamadas }) {
  const { slug } = useTrabalho().loja
  return (
    <>
      <TextInput
        small
        label="Código da falha"
        name="codigo"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={60}
        placeholder="entrada_invalida"
        defaultValue={filtro.codigo}
      />
      <div className="chamadas-botoes">
        <Button type="submit" variant="outline" size="s">
          Filtrar
        </Button>
        {!isTudo(filtro) && (
          <Link
            className={buttonClass({ variant: 'outline', size: 's' })}
            to={urlsPainel.chamadasDasChaves(slug, { periodo: filtro.periodo })}
          >
            Limpar
          </Link>
        )}
      </div>
    </>
  )
}
