import { useEffect } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { chooseEndereco, maxEnderecos } from '@vitrine/rules/acesso'
import { Button, buttonClass, Checkbox, EmptyState, Notice } from '@vitrine/ui'

import { ResumoErro } from '#acesso'
import { clearUnlisted } from '#lugar'
import { PaginaDaConta } from '#menu-conta'
import { describeLocal, useLoja } from '#shell'

import { CamposEndereco } from './campos-endereco.tsx'
import { CartaoEndereco } from './cartao-endereco.tsx'
import type { changeEnderecos } from './change-enderecos.ts'
import { EscolhaNaLoja } from './escolha-na-loja.tsx'
import { FormularioFaturamento, SecaoFaturamento } from './faturamento.tsx'
import type { loadEnderecos } from './load-enderecos.ts'
import type { EstadoEnderecos } from './save-endereco.ts'

export { changeEnderecos as action } from './change-enderecos.ts'
export { loadEnderecos as loader } from './load-enderecos.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

type Dados = ReturnType<typeof useLoaderData<typeof loadEnderecos>>

/** The account's addresses; for a visitor, the choice of the place. Each works without script. */
export default function Enderecos() {
  const dados = useLoaderData<typeof loadEnderecos>()
  const answer = useActionData<typeof changeEnderecos>()
  const estado = answer && 'erros' in answer ? answer : undefined
  const editado = dados.enderecos.find(({ idendereco }) => idendereco === dados.editar)
  const isForm = dados.isCliente && (dados.novo || editado !== undefined)
  const isFaturamento = dados.isCliente && dados.editarFaturamento
  useEffect(() => {
    if (dados.isCliente) clearUnlisted(dados.enderecos)
  }, [dados])
  return (
    <PaginaDaConta titulo="Endereços" semTitulo>
      {isFaturamento && <FormularioFaturamento faturamento={dados.faturamento} estado={estado} />}
      {isForm && !isFaturamento && <Formulario key={dados.editar} editado={editado} estado={estado} />}
      {!isForm && !isFaturamento && <Lista dados={dados} estado={estado} />}
    </PaginaDaConta>
  )
}

function Lista({ dados, estado }: { dados: Dados; estado: EstadoEnderecos | undefined }) {
  const { nome } = useLoja()
  const { isCliente, faturamento } = dados
  return (
    <>
      <h1>{isCliente ? 'Endereços' : 'Onde você quer receber?'}</h1>
      <Escolhido dados={dados} />
      <div className="mt-6">
        <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
        {estado?.excluido && <Excluido idendereco={estado.excluido} />}
      </div>
      {isCliente && <Guardados enderecos={dados.enderecos} />}
      <section className={isCliente ? 'section' : undefined} aria-label={`Onde a ${nome} entrega`}>
        {isCliente && <h2 className="mb-4">Comprar para outro lugar</h2>}
        <EscolhaNaLoja lojas={dados.lojas} busca={dados.busca} voltar={dados.voltar} />
      </section>
      {isCliente && <SecaoFaturamento faturamento={faturamento} />}
    </>
  )
}

/** The place in force, or why one is asked for. */
function Escolhido({ dados: { local, isExigido } }: { dados: Dados }) {
  if (local) {
    const { como, onde } = describeLocal(local)
    return (
      <p className="mt-1 text-16 text-ink-muted">
        {como} <b className="text-ink">{onde}</b>
      </p>
    )
  }
  return isExigido ? (
    <Notice className="mt-4" icon="map-pin">
      Esta loja abre depois que você diz onde quer receber ou retirar: preços, estoque e horários dependem
      disso.
    </Notice>
  ) : null
}

/** Addresses of the account; with uses-single-address the first alone, and no second one (§4 Address flow). */
function Guardados({ enderecos }: Pick<Dados, 'enderecos'>) {
  const { tags } = useLoja()
  const { enderecos: listados } = chooseEndereco({ tags, enderecos, escolhido: null })
  if (listados.length === 0)
    return (
      <>
        <EmptyState icon="map-pin" title="Nenhum endereço ainda">
          Guarde o endereço uma vez e nas próximas compras ele já vem escolhido.
        </EmptyState>
        <NovoEndereco />
      </>
    )
  return (
    <>
      <ul>
        {listados.map((endereco) => (
          <CartaoEndereco key={endereco.idendereco} endereco={endereco} />
        ))}
      </ul>
      {listados.length < maxEnderecos(tags) && <NovoEndereco />}
    </>
  )
}

function NovoEndereco() {
  return (
    <Link className={`${buttonClass({ variant: 'outline' })} mt-6`} to="?novo=1">
      Novo endereço
    </Link>
  )
}

function Excluido({ idendereco }: { idendereco: string }) {
  return (
    <Form method="post" className="mb-4">
      <input type="hidden" name="idendereco" value={idendereco} />
      <Notice
        live="status"
        icon="trash-2"
        action={
          <button name="acao" value="desfazer">
            Desfazer
          </button>
        }
      >
        Endereço excluído.
      </Notice>
    </Form>
  )
}

function Formulario(props: {
  editado: Dados['enderecos'][number] | undefined
  estado: EstadoEnderecos | undefined
}) {
  const { editado, estado } = props
  const { slug } = useLoja()
  const { state } = useNavigation()
  return (
    <>
      <h1 className="mb-6">{editado ? 'Editar endereço' : 'Novo endereço'}</h1>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <Form method="post" noValidate>
        {editado && <input type="hidden" name="idendereco" value={editado.idendereco} />}
        <input type="hidden" name="acao" value="salvar" />
        <CamposEndereco valores={estado?.valores ?? editado ?? {}} erros={estado?.erros ?? {}} />
        {!editado?.primario && (
          <Checkbox name="primario" className="mt-4">
            Usar como endereço principal
          </Checkbox>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" size="l" loading={state !== 'idle'}>
            Salvar endereço
          </Button>
          <Link className={buttonClass({ variant: 'ghost', size: 'l' })} to={urls.enderecos(slug)}>
            Cancelar
          </Link>
        </div>
      </Form>
    </>
  )
}
