/** Why something is removed (WISH-03): one of the reasons, and a text beside another one. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_REMOVAL_TEXT, REMOVAL_REASONS } from '../../domain/removal-reason.ts';
import { TextArea } from '../ui/field/field.tsx';
import { RadioGroup } from '../ui/radio-group/radio-group.tsx';

interface ReasonFieldsProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** What was sent before, of a form that was not taken, and what is wrong with it. */
  readonly typed?: { readonly reason: string; readonly text: string } | undefined;
  readonly errors?: { readonly reason: string | null; readonly text: string | null };
}

export function ReasonFields({ label, isRequired = false, typed, errors }: ReasonFieldsProps) {
  const { t } = useTranslation('wishlist');
  const id = useId();
  return (
    <>
      <RadioGroup
        id={`${id}reason`}
        label={label}
        error={errors?.reason}
        name="reason"
        required={isRequired}
        defaultValue={typed?.reason}
        options={REMOVAL_REASONS.map((reason) => ({
          value: reason,
          label: t(`reason.${reason}`),
        }))}
      />
      <TextArea
        id={`${id}text`}
        name="text"
        label={t('reason.text')}
        hint={t('reason.hint')}
        error={errors?.text}
        defaultValue={typed?.text}
        maxLength={MAXIMUM_REMOVAL_TEXT}
        rows={3}
      />
    </>
  );
}
