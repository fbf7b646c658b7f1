import { useState } from 'react'

import type { ServicoGuardado } from '@vitrine/contract'
import { describeServico } from '@vitrine/rules/servico'
import { Switch, Textarea, TextInput } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma, type Escrita } from '#cadastro'
import { EscolhaDeAlvo, Frase, Vaga, VagaDeEscolha, type Alvo, type Nomeado } from '#promocao'
import { api, useTrabalho } from '#shell'

import {
  camposDoServico,
  modos,
  readServico,
  toTextos,
  vagasDoServico,
  type ServicoEscrito,
} from './campos-do-servico.ts'

interface EditorServicoProps {
  servico: ServicoEscrito
  categorias: readonly Nomeado[]
  nomes: ReadonlyMap<string, string>
  onNome: (nomeado: Nomeado) => void
  onGravado: (gravado: ServicoGuardado) => void
}

const toAlvo = ({ alvo: { produtos = [], categorias = [] } }: ServicoEscrito): Alvo => ({
  produtos,
  categorias,
})

/** A service: what it is, what it costs, of what, and where it is offered. */
export function EditorServico({ servico, categorias, nomes, onNome, onGravado }: EditorServicoProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(servico))
  const [alvo, setAlvo] = useState<Alvo>(() => toAlvo(servico))
  const estado = useServico(servico, onGravado)
  const { erros } = estado
  const escrita = escritaOf(erros)
  const lido = readServico(textos, alvo, servico.ordem)
  async function write(versao?: number | null) {
    if (Object.keys(lido.erros).length > 0) return estado.setErros(lido.erros)
    await estado.save({ ...lido.servico, idservico: servico.idservico }, versao)
  }
  return (
    <Formulario
      nome="Serviço"
      estado={estado}
      onWrite={write}
      say={(outros) => `${outros.nome}. ${describeServico(outros, nomes)}`}
      onOutra={(outros) => {
        setTextos(toTextos(outros))
        setAlvo(toAlvo(outros))
      }}
    >
      <Identidade escrita={escrita} />
      <FraseDoServico
        escrita={escrita}
        emPalavras={lido.erros.alvo ?? describeServico(lido.servico, nomes)}
      />
      {textos.alvo === 'alguns' && (
        <>
          <EscolhaDeAlvo
            alvo={alvo}
            onAlvo={setAlvo}
            categorias={categorias}
            nomes={nomes}
            onNome={onNome}
            erro={erros['alvo.produtos'] ?? erros['alvo.categorias']}
          />
          <TextInput
            label="Produtos com estas etiquetas"
            hint="Separe por vírgulas: corte, montagem."
            optional
            autoComplete="off"
            maxLength={500}
            value={textos['alvo.tags'] ?? ''}
            error={erros['alvo.tags']}
            onChange={({ target }) => escrita.onChange('alvo.tags', target.value)}
          />
        </>
      )}
    </Formulario>
  )
}

function Identidade({ escrita }: { escrita: Escrita }) {
  return (
    <fieldset>
      <legend className="sr-only">Serviço</legend>
      <Campo escrita={escrita} nome="nome" label="Nome" maxLength={80} />
      <Textarea
        label="O que inclui"
        optional
        maxLength={500}
        value={escrita.textos.descricao ?? ''}
        error={escrita.erros.descricao}
        onChange={({ target }) => escrita.onChange('descricao', target.value)}
      />
      <Switch
        checked={escrita.textos.ativo === 'sim'}
        onChange={({ target }) => escrita.onChange('ativo', target.checked ? 'sim' : '')}
      >
        Ligado
      </Switch>
    </fieldset>
  )
}

function FraseDoServico({ escrita, emPalavras }: { escrita: Escrita; emPalavras: string }) {
  return (
    <Frase escrita={escrita} vagas={vagasDoServico} emPalavras={emPalavras}>
      Custa R${' '}
      <Vaga
        escrita={escrita}
        nome="preco"
        label={vagasDoServico.preco}
        inputMode="decimal"
        maxLength={12}
        placeholder="grátis"
      />{' '}
      <VagaDeEscolha escrita={escrita} nome="por" label={vagasDoServico.por} opcoes={modos} />, em{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="alvo"
        label={vagasDoServico.alvo}
        opcoes={{ todos: 'todos os produtos', alguns: 'alguns produtos' }}
      />
      .
    </Frase>
  )
}

function useServico(servico: ServicoEscrito, onGravado: EditorServicoProps['onGravado']) {
  const { idfornecedor } = useTrabalho().loja
  const { idservico } = servico
  return useUma<ServicoEscrito, ServicoGuardado>(
    servico,
    {
      campos: camposDoServico,
      write: ({ idservico: _id, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/servicos/{idservico}', {
          params: { idfornecedor, idservico },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/servicos', { params: { idfornecedor } }),
      isEsta: (guardado) => guardado.idservico === idservico,
    },
    onGravado,
  )
}
