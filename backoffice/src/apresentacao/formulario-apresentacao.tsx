import type { Apresentacao } from '@vitrine/contract'
import { showToast, Textarea } from '@vitrine/ui'

import { useAjustes } from '#ajuste'
import { Campo, Formulario, useTextos, type Escrita, type Textos } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { MAX_DESCRICAO, MAX_TITULO, sayTamanho } from './cut-trecho.ts'
import { PreviaDoBuscador } from './previa-do-buscador.tsx'
import { readApresentacao, toTextos } from './textos-da-apresentacao.ts'

interface FormularioProps {
  lida: Apresentacao
  /** Of the platform, where the store has no host of its own. */
  host: string
}

/** What the store says of itself at the foot of its pages and to search engines, and how these show it, while it is typed. */
export function FormularioApresentacao({ lida, host }: FormularioProps) {
  const { slug, nome } = useTrabalho().loja
  const { textos, setTextos, escritaOf } = useTextos((): Textos => toTextos(lida))
  const estado = useApresentacao(lida)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    if (await estado.save({ ...lida, ...readApresentacao(textos) }, versao))
      showToast('Gravado. A loja já está assim.')
  }
  return (
    <div className="apresentacao-lados">
      <Formulario
        nome="Rodapé e buscadores"
        estado={estado}
        onWrite={write}
        say={({ rodape, seo, usual }) =>
          `título “${seo.title || usual.title}”, endereço ${rodape.endereco || usual.endereco}, telefone ${rodape.telefone || 'nenhum'}`
        }
        onOutra={(outra) => setTextos(toTextos(outra))}
      >
        <Buscadores escrita={escrita} usual={lida.usual} />
        <Rodape escrita={escrita} usual={lida.usual} />
      </Formulario>
      <PreviaDoBuscador
        nome={nome}
        endereco={lida.dominio || `${host} › ${slug}`}
        titulo={textos['title']?.trim() || lida.usual.title}
        descricao={textos['description'] ?? ''}
      />
    </div>
  )
}

interface ParteProps {
  escrita: Escrita
  usual: Apresentacao['usual']
}

function Buscadores({ escrita, usual }: ParteProps) {
  const { textos, erros, onChange } = escrita
  const titulo = textos['title'] ?? ''
  const descricao = textos['description'] ?? ''
  return (
    <fieldset>
      <legend>Nos buscadores</legend>
      <Campo
        escrita={escrita}
        nome="title"
        label="Título"
        optional
        maxLength={120}
        hint={titulo.trim() ? sayTamanho(titulo, MAX_TITULO) : `Sem nada, aparece: ${usual.title}.`}
      />
      <Textarea
        label="Descrição"
        optional
        rows={3}
        maxLength={320}
        hint={sayTamanho(descricao, MAX_DESCRICAO)}
        value={descricao}
        error={erros['description']}
        onChange={({ target }) => onChange('description', target.value)}
      />
    </fieldset>
  )
}

function Rodape({ escrita, usual }: ParteProps) {
  const dica = (valor: string) => `Sem nada, aparece: ${valor}`
  return (
    <fieldset>
      <legend>No rodapé</legend>
      <p className="text-ink-muted">
        A lei pede nome, CNPJ, endereço e um jeito de falar com a loja em todas as páginas.
      </p>
      <Campo escrita={escrita} nome="nome" label="Nome" optional maxLength={80} hint={dica(usual.nome)} />
      <Campo
        escrita={escrita}
        nome="razaosocial"
        label="Razão social"
        optional
        hint={dica(usual.razaosocial)}
      />
      <Campo escrita={escrita} nome="cnpj" label="CNPJ" optional maxLength={20} hint={dica(usual.cnpj)} />
      <Campo
        escrita={escrita}
        nome="endereco"
        label="Endereço"
        optional
        maxLength={300}
        hint={dica(usual.endereco)}
      />
      <div className="cadastro-par">
        <Campo
          escrita={escrita}
          nome="telefone"
          label="Telefone"
          optional
          maxLength={20}
          inputMode="tel"
          hint="Com DDD."
        />
        <Campo
          escrita={escrita}
          nome="email"
          label="E-mail"
          optional
          maxLength={254}
          hint="É também o do encarregado de dados (LGPD)."
        />
      </div>
      <Campo
        escrita={escrita}
        nome="horario_atendimento"
        label="Horário de atendimento"
        optional
        hint="Como “segunda a sexta, das 8h às 18h”."
      />
    </fieldset>
  )
}

function useApresentacao(lida: Apresentacao) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  return useAjustes<Apresentacao>(lida, {
    campos: Object.keys(toTextos(lida)),
    read: () => api('GET /painel/v1/{idfornecedor}/apresentacao', { params }),
    write: ({ rodape, seo }, versao) =>
      api('PUT /painel/v1/{idfornecedor}/apresentacao', {
        params,
        body: { rodape, seo, ...(versao !== null && { versao }) },
      }),
  })
}
