-- A registration may ask for the inscrição estadual: kept as 'SP 110042490114' or 'ISENTO', checked by the rule of its state.
alter table caracteristica drop constraint caracteristica_tipo_check;
alter table caracteristica add constraint caracteristica_tipo_check
  check (tipo in ('TEXTO', 'TEXTO_LONGO', 'NUMERO', 'DATA', 'LISTA', 'SIMNAO', 'INSCRICAO_ESTADUAL'));
alter table caracteristica add constraint caracteristica_inscricao_do_cliente
  check (tipo <> 'INSCRICAO_ESTADUAL' or escopo = 'CLIENTE');
