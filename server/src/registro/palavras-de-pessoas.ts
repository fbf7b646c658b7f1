import type { PalavrasDoCadastro } from './unidade.ts'

/** Who works at the store, and who buys there. */
export const palavrasDePessoas = {
  equipe: {
    tipo: 'Equipe',
    nome: { coluna: 'idusuario', parte: 0, de: 'usuario' },
    campos: { idusuario: null, papel: ['Papel', 'codigo'] },
  },
  cliente_previsto: {
    tipo: 'Cliente esperado',
    // Who it is, is told to nobody: it goes with the person.
    nome: null,
    campos: {
      idprevisto: null,
      tipo_documento: ['Tipo de documento', 'codigo'],
      documento: ['CPF ou CNPJ'],
      nome: ['Nome'],
      razaosocial: ['Razão social'],
      email: ['E-mail'],
      telefone: ['Telefone'],
      aprovado: ['Já aprovado'],
      tags: ['Etiquetas'],
      cod_erp: ['Código no sistema da loja'],
      limite_credito_centavos: ['Limite de crédito', 'centavos'],
      idrepresentante: ['Representante', { de: 'usuario' }],
      apagado_em: ['Apagado em', 'momento'],
    },
  },
  requerimento: {
    tipo: 'Pedido de titular (LGPD)',
    // Who asked is told to nobody: it goes with the person.
    nome: null,
    campos: {
      idrequerimento: null,
      idcliente: ['Cliente'],
      tipo: ['O que pediu', 'codigo'],
      canal: ['Por onde', 'codigo'],
      estado: ['Situação', 'codigo'],
      nome: ['Nome'],
      contato: ['Contato'],
      descricao: ['Pedido'],
      recebido_em: ['Recebido em', 'dia'],
      resposta: ['Resposta'],
      motivo_recusa: ['Motivo da recusa', 'codigo'],
      copia_em: ['Cópia feita em', 'momento'],
      anonimizado_em: ['Anonimizado em', 'momento'],
      pedidos_guardados: ['Pedidos guardados'],
      encerrado_em: ['Encerrado em', 'momento'],
    },
  },
  saida_de_clientes: {
    tipo: 'Planilha de clientes baixada',
    nome: null,
    campos: { formato: ['Formato', 'codigo'], linhas: ['Clientes'] },
  },
  acesso_operador: {
    tipo: 'Acesso da plataforma a clientes',
    nome: 'operador',
    campos: {
      idacesso: null,
      idusuario: null,
      operador: ['Quem abriu'],
      especie: ['Por que', 'codigo'],
      // Told as the reason of the change.
      razao: null,
      aberto_em: ['Aberto em', 'momento'],
      expira_em: ['Vale até', 'momento'],
      encerrado_em: ['Encerrado em', 'momento'],
    },
  },
  segundo_fator: {
    tipo: 'Segundo fator de uma pessoa',
    nome: { coluna: 'idusuario', parte: 0, de: 'usuario' },
    campos: {
      idusuario: null,
      aplicativo: ['Aplicativo autenticador'],
      codigos: ['Códigos de recuperação que restam'],
      passkey: ['Chave de acesso'],
    },
  },
  cadastroextracliente: {
    tipo: 'Cliente',
    nome: { coluna: 'idcliente', parte: 0, de: 'cliente' },
    campos: {
      idcliente: null,
      idcadastroextracliente: null,
      aprovado: ['Cadastro aprovado'],
      tags: ['Etiquetas'],
      cod_erp: ['Código no sistema da loja'],
      limite_credito_centavos: ['Limite de crédito', 'centavos'],
      idrepresentante: ['Representante', { de: 'usuario' }],
      caracteristicas: ['Campos do cadastro'],
      motivo_recusa: ['Motivo da recusa'],
      decidido_em: ['Decidido em', 'momento'],
    },
  },
} as const satisfies Record<string, PalavrasDoCadastro>
